import { drawOwnName, drawShareImage } from "@/lib/images/server/share-image";
import { portfolio } from "@/lib/portfolio/portfolio";

const { owner, hero } = portfolio;

export const alt = `${owner.name}, ${owner.role}`;
export const size = { width: 1200, height: 630 };
export const contentType = "image/png";

export default function OpenGraphImage() {
  const { full, first } = drawOwnName();
  const texts = {
    overline: `${full} · ${owner.location.label}`,
    lead: hero.greeting,
    title: first,
    footer: owner.role,
  };
  const { src, cutout } = owner.portrait;
  const size = cutout ? { width: 400, height: 500 } : { width: 320, height: 400 };
  return drawShareImage(texts, [{ src, isCutout: cutout, ...size }]);
}
