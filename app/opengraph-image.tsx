import { hero } from "@/content/hero";
import { site } from "@/content/site";
import { drawnName } from "@/lib/facts";
import { drawShareImage } from "@/lib/images/server/share-image";

const { owner } = site;

export const alt = `${owner.name}, ${owner.role}`;
export const size = { width: 1200, height: 630 };
export const contentType = "image/png";

export default function OpenGraphImage() {
  const { full, first } = drawnName(owner);
  const texts = {
    overline: `${full} · ${owner.location.label}`,
    lead: hero.greeting,
    title: first,
    footer: owner.role,
  };
  return drawShareImage(texts, [{ src: owner.portrait.src, width: 352, height: 440 }]);
}
