import { projects } from "@/content/projects";
import { site } from "@/content/site";
import { drawnName } from "@/lib/facts";
import { drawShareImage } from "@/lib/images/server/share-image";

export const alt = `${projects.title} by ${site.owner.name}`;
export const size = { width: 1200, height: 630 };
export const contentType = "image/png";

export default function OpenGraphImage() {
  const rows = projects.projects;
  const texts = {
    overline: site.owner.role,
    lead: drawnName(site.owner).full,
    title: projects.title,
    footer: rows
      .slice(0, 4)
      .map(({ title }) => title)
      .join(" · "),
  };
  return drawShareImage(
    texts,
    rows.flatMap(({ image }) => (image ? { src: image, width: 384, height: 240 } : [])).slice(0, 2),
  );
}
