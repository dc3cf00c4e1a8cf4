import { ImageResponse } from "next/og";
import { hero } from "@/content/hero";
import { site } from "@/content/site";
import { deriveAccent } from "@/lib/preferences/accent";
import { formatCoordinates } from "@/lib/text";
import { readPhoto, readRelief } from "@/lib/generated/server/pictures";
import { ShareImage } from "@/lib/generated/server/share-image";
import { loadPictureFonts } from "@/lib/generated/server/static-fonts";

const { owner } = site;

export const alt = `${owner.name}, ${owner.role}`;
export const size = { width: 1200, height: 630 };
export const contentType = "image/png";

export default async function OpenGraphImage() {
  const { dark } = deriveAccent(site.accent);
  const [portrait, relief, fonts] = await Promise.all([
    readPhoto(owner.portrait.src, 704, 880),
    readRelief("relief", dark.control, 1100),
    loadPictureFonts(),
  ]);
  const picture = (
    <ShareImage
      greeting={hero.greeting}
      firstName={owner.firstName}
      role={owner.role}
      place={`${owner.location.label} · ${formatCoordinates(owner.location)}`}
      accentText={dark.text}
      portrait={portrait}
      relief={relief}
    />
  );
  return new ImageResponse(picture, { ...size, fonts });
}
