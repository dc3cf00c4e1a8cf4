import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { drawName } from "@/lib/portfolio/owner/names";
import { deriveShades } from "@/lib/shades";
import { canShow, drawTexts, loadFonts, measureText } from "./fonts";

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };
const MARGIN_PX = 76;
const TITLE_SIZE_PX = 168;
const OVERLINE_SIZES_PX = { min: 18, max: 24 };
/** In em. All letters of IBM Plex Mono are equally wide. */
const MONO_LETTER_WIDTH = 0.6;
const LEAD_SIZE_PX = 64;
/** The whole summit is seen above the photos. */
const RELIEF_PX = { width: 1467, height: 917, right: -767, top: -48 };
const PHOTOS_BOTTOM_PX = 60;
/** Near its foot, a cut-out can touch the sides of its picture. That part is below the edge. */
const CUTOUT_BOTTOM_PX = -46;

const readPublic = (src: string) => readFile(path.join(process.cwd(), "public", src));

const cropPhoto = async (src: string, width: number, height: number) =>
  sharp(await readPublic(src))
    .autoOrient()
    .resize(width, height, { fit: "cover" });

/** Returns a JPEG. What is transparent becomes light. */
export async function readPhoto(src: string, width: number, height: number, accent: string): Promise<Buffer> {
  const photo = await cropPhoto(src, width, height);
  const { ground } = deriveShades(accent).light;
  return photo.flatten({ background: ground }).jpeg({ quality: 88 }).toBuffer();
}

/** Renders the hero's relief as a PNG, using the default values of its custom properties. */
async function readRelief(colour: string): Promise<Buffer> {
  const sprite = (await readPublic("/relief.svg")).toString();
  const [, attributes = "", body] = /<symbol([^>]*id="relief"[^>]*)>([\s\S]*?)<\/symbol>/.exec(sprite) ?? [];
  const [, viewBox] = /viewBox="([^"]+)"/.exec(attributes) ?? [];
  if (body === undefined || !viewBox)
    throw new Error("public/relief.svg: expected a symbol with the id relief and a viewBox");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" color="${colour}" fill="${colour}">${body}</svg>`
      // Insert the default values, because this SVG renderer does not support custom properties.
      .replace(/var\([^,]+,([^)]+)\)/g, "$1");
  return sharp(Buffer.from(svg)).resize(RELIEF_PX.width).png().toBuffer();
}

const listNames = (fonts: { name: string }[]) => fonts.map(({ name }) => name).join(", ");

/** The owner's name in letters that images can show. */
export const drawOwnName = (owner: Parameters<typeof drawName>[0]) => drawName(owner, (text) => canShow(text, "image"));

export async function drawShareImage(
  texts: { overline: string; lead: string; title: string; footer: string },
  images: { src: string; width: number; height: number; isCutout?: boolean }[],
  accent: string,
): Promise<Response> {
  const { overline, lead, title, footer } = drawTexts(texts, "image");
  const shades = deriveShades(accent).dark;
  const display = await loadFonts("display", lead + title + footer);
  const mono = await loadFonts("mono", overline);
  const relief = await readRelief(shades.control);
  const photos = await Promise.all(
    images.map(async ({ src, width, height, isCutout = false }) => {
      const photo = await (isCutout
        ? (await cropPhoto(src, width * 2, height * 2)).png().toBuffer()
        : readPhoto(src, width * 2, height * 2, accent));
      const url = `data:image/${isCutout ? "png" : "jpeg"};base64,${photo.toString("base64")}`;
      return { src: url, width, height, style: { borderRadius: isCutout ? 0 : 22 } };
    }),
  );
  const textWidth = SHARE_IMAGE_SIZE.width - 3 * MARGIN_PX - Math.max(0, ...images.map(({ width }) => width));
  const titleSize = Math.min(TITLE_SIZE_PX, textWidth / measureText("display", title, "image"));
  const { min, max } = OVERLINE_SIZES_PX;
  const overlineSize = Math.max(min, Math.min(max, Math.floor(textWidth / (overline.length * MONO_LETTER_WIDTH))));
  const column = { display: "flex", flexDirection: "column" } as const;
  const image = (
    <div
      style={{
        ...column,
        width: "100%",
        height: "100%",
        background: shades.ground,
        fontFamily: listNames(display),
      }}
    >
      <img
        alt=""
        src={`data:image/png;base64,${relief.toString("base64")}`}
        width={RELIEF_PX.width}
        height={RELIEF_PX.height}
        style={{ position: "absolute", right: RELIEF_PX.right, top: RELIEF_PX.top }}
      />
      <div
        style={{
          ...column,
          position: "absolute",
          right: MARGIN_PX,
          bottom: images.some(({ isCutout }) => isCutout) ? CUTOUT_BOTTOM_PX : PHOTOS_BOTTOM_PX,
          gap: 24,
        }}
      >
        {photos.map((photo, index) => (
          <img key={index} alt="" {...photo} />
        ))}
      </div>
      <div
        style={{
          ...column,
          justifyContent: "space-between",
          width: textWidth + 2 * MARGIN_PX,
          height: "100%",
          padding: `72px ${MARGIN_PX}px`,
          color: "#f3f0ea",
        }}
      >
        <div style={{ fontFamily: listNames(mono), fontSize: overlineSize, color: "#b3aebb" }}>{overline}</div>
        <div style={column}>
          <div style={{ fontSize: LEAD_SIZE_PX, letterSpacing: "-0.02em" }}>{lead}</div>
          <div style={{ fontSize: titleSize, lineHeight: 1.1, letterSpacing: "-0.03em" }}>{title}</div>
        </div>
        <div style={{ fontSize: 36, color: shades.text }}>{footer}</div>
      </div>
    </div>
  );
  const drawn = new ImageResponse(image, { ...SHARE_IMAGE_SIZE, fonts: [...display, ...mono] });
  // Some messengers show no image of more than 300 kB. In all its colours, one with a photo has 500.
  const png = await sharp(await drawn.arrayBuffer())
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { "Content-Type": "image/png" } });
}
