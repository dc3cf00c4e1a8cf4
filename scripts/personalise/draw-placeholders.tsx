import { ImageResponse } from "next/og";
import sharp from "sharp";
import { drawTexts, loadFont } from "@/lib/images/server/fonts";
import { drawIcon } from "@/lib/images/server/icons";
import { deriveShades } from "@/lib/shades";

const toWebp = async (image: ImageResponse) => sharp(await image.arrayBuffer()).flatten();

/** Draws the owner's initial, until there is a photo. */
export async function drawPortrait(file: string, accent: string, owner: Parameters<typeof drawIcon>[0]["owner"]) {
  const icon = await toWebp(await drawIcon({ size: 1200, isSquare: true, owner, accent }));
  await icon
    .resize(1200, 1500, { fit: "contain", background: deriveShades(accent).fill })
    .webp()
    .toFile(file);
}

/** Draws a certificate's title and issuer, until there is an image of it. */
export async function drawCertificate(file: string, accent: string, certificate: { title: string; issuer: string }) {
  const { fill, onFill } = deriveShades(accent);
  const { title, issuer } = drawTexts(certificate);
  const font = await loadFont("display", title + issuer);
  const plate = (
    <div
      style={{
        ...{ display: "flex", flexDirection: "column", justifyContent: "flex-end", gap: 28 },
        ...{ width: "100%", height: "100%", padding: 112, background: fill, color: onFill, fontFamily: font.name },
      }}
    >
      <div style={{ fontSize: 112, lineHeight: 1.1 }}>{title}</div>
      <div style={{ fontSize: 52 }}>{issuer}</div>
    </div>
  );
  await (await toWebp(new ImageResponse(plate, { width: 1600, height: 1131, fonts: [font] }))).webp().toFile(file);
}
