import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import sharp from "sharp";

const WIDTH_PX = 1200;
const HEIGHT_PX = 1500;
const FACE = "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff";
/** Written into the file, by which a later run knows that the picture is not the owner's own. */
const MARK = "placeholder portrait";

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.slice(1).at(-1)]
    .map((word = "") => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase();
}

/** A portrait for the time until there is a photo: the owner's initials in a disc of their colour. */
export async function drawPlaceholderPortrait(name: string, accent: string): Promise<Buffer> {
  const centred = { display: "flex", alignItems: "center", justifyContent: "center" } as const;
  const picture = (
    <div style={{ ...centred, width: "100%", height: "100%", background: "#f4ecdf" }}>
      <div style={{ ...centred, width: 900, height: 900, borderRadius: 450, border: `12px solid ${accent}` }}>
        <div style={{ fontFamily: "display", fontSize: 400, color: "#1e1633" }}>{initialsOf(name)}</div>
      </div>
    </div>
  );
  const data = await readFile(path.resolve(FACE));
  const response = new ImageResponse(picture, {
    width: WIDTH_PX,
    height: HEIGHT_PX,
    fonts: [{ name: "display", data }],
  });
  return sharp(await response.arrayBuffer())
    .flatten()
    .withExif({ IFD0: { ImageDescription: MARK } })
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
}

export async function isPlaceholder(file: string): Promise<boolean> {
  const { exif } = await sharp(file).metadata();
  return exif?.includes(MARK) ?? false;
}
