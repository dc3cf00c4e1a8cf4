import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { site } from "@/content/site";
import { deriveAccent } from "@/lib/preferences/accent";
import { estimateTextWidth } from "@/lib/text-width";
import { drawTexts, fontFamily, loadFonts } from "./fonts";

const SIZE = { width: 1200, height: 630 };

const GROUND = "#100e16";
const INK = "#f3f0ea";
const INK_MUTED = "#b3aebb";
const MARGIN_PX = 76;
const TITLE_SIZE_PX = 168;
const RELIEF_WIDTH_PX = 1100;

const publicFile = (address: string) => path.join(process.cwd(), "public", address);

const asDataAddress = (type: string, data: Buffer) => `data:${type};base64,${data.toString("base64")}`;

/** A picture of `public/`, cropped, as the JPEG that picture makers and phones take. */
export async function readPhoto(address: string, width: number, height: number): Promise<Buffer> {
  const source = await readFile(publicFile(address));
  return sharp(source).resize(width, height, { fit: "cover" }).jpeg({ quality: 88 }).toBuffer();
}

/** The relief of the sprite in a colour, as a PNG. */
async function readRelief(colour: string): Promise<Buffer> {
  const sprite = await readFile(publicFile("/relief.svg"), "utf8");
  const [, attributes = "", body] = /<symbol([^>]*id="relief"[^>]*)>([\s\S]*?)<\/symbol>/.exec(sprite) ?? [];
  const [, viewBox] = /viewBox="([^"]+)"/.exec(attributes) ?? [];
  if (!body || !viewBox) throw new Error("public/relief.svg: expected a symbol with the id relief and a viewBox");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" color="${colour}">${body}</svg>`;
  return sharp(Buffer.from(svg)).resize(RELIEF_WIDTH_PX).png().toBuffer();
}

interface ShareImageTexts {
  overline: string;
  lead: string;
  title: string;
  footer: string;
}

interface SharedPicture {
  /** Address in `public/`. */
  src: string;
  width: number;
  height: number;
}

/** What a shared link shows: four lines on the left, pictures above each other on the right. */
export async function drawShareImage(texts: ShareImageTexts, pictures: SharedPicture[]): Promise<ImageResponse> {
  const { overline, lead, title, footer } = drawTexts(texts);
  const { dark } = deriveAccent(site.accent);
  const [display, mono, relief, photos] = await Promise.all([
    loadFonts("display", lead + title + footer),
    loadFonts("mono", overline),
    readRelief(dark.control),
    Promise.all(pictures.map(({ src, width, height }) => readPhoto(src, width * 2, height * 2))),
  ]);
  const room = SIZE.width - 3 * MARGIN_PX - Math.max(0, ...pictures.map(({ width }) => width));
  const titleSize = Math.min(TITLE_SIZE_PX, room / estimateTextWidth(title));
  const image = (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background: GROUND,
        color: INK,
        fontFamily: fontFamily(display),
      }}
    >
      <img
        alt=""
        src={asDataAddress("image/png", relief)}
        width={RELIEF_WIDTH_PX}
        height={917}
        style={{ position: "absolute", right: -400, top: -140 }}
      />
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "center",
          gap: 28,
          position: "absolute",
          right: MARGIN_PX,
          top: 0,
          bottom: 0,
        }}
      >
        {photos.map((photo, index) => (
          <img
            key={index}
            alt=""
            src={asDataAddress("image/jpeg", photo)}
            width={pictures[index]?.width}
            height={pictures[index]?.height}
            style={{ borderRadius: 22 }}
          />
        ))}
      </div>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: room + 2 * MARGIN_PX,
          padding: `72px ${MARGIN_PX}px`,
        }}
      >
        <div style={{ display: "flex", fontFamily: fontFamily(mono), fontSize: 24, color: INK_MUTED }}>{overline}</div>
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ display: "flex", fontSize: 64, letterSpacing: "-0.02em" }}>{lead}</div>
          <div style={{ display: "flex", fontSize: titleSize, lineHeight: 1.1, letterSpacing: "-0.03em" }}>{title}</div>
        </div>
        <div style={{ display: "flex", fontSize: 36, color: dark.text }}>{footer}</div>
      </div>
    </div>
  );
  return new ImageResponse(image, { ...SIZE, fonts: [...display, ...mono] });
}
