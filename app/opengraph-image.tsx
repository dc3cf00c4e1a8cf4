import { hero } from "@/content/hero";
import { drawnName } from "@/lib/facts";
import { site } from "@/content/site";
import { formatCoordinates } from "@/lib/text";
import { drawShareImage } from "@/lib/images/server/share-image";

const { owner } = site;

export const alt = `${owner.name}, ${owner.role}`;
export const size = { width: 1200, height: 630 };
export const contentType = "image/png";

export default function OpenGraphImage() {
  const texts = {
    overline: `${owner.location.label} · ${formatCoordinates(owner.location)}`,
    lead: hero.greeting,
    title: drawnName(owner).first,
    footer: owner.role,
  };
  return drawShareImage(texts, [{ src: owner.portrait.src, width: 352, height: 440 }]);
}
