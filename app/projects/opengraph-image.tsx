import { drawOwnName, drawShareImage } from "@/lib/images/server/share-image";
import { portfolio } from "@/lib/portfolio/portfolio";

const { owner, projects, projectsPage } = portfolio;

export const alt = `${projectsPage.title} by ${owner.name}`;
export const size = { width: 1200, height: 630 };
export const contentType = "image/png";

export default function OpenGraphImage() {
  const texts = {
    overline: owner.role,
    lead: drawOwnName().full,
    title: projectsPage.title,
    footer: projects
      .slice(0, 3)
      .map(({ title }) => title)
      .join(" · "),
  };
  return drawShareImage(
    texts,
    projects.flatMap(({ image }) => (image ? { src: image, width: 336, height: 210 } : [])).slice(0, 2),
  );
}
