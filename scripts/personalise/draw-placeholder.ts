import { existsSync } from "node:fs";
import sharp from "sharp";
import { contourLines, createField } from "@/scripts/art/height-field";
import { fractalNoise } from "@/scripts/art/noise";
import { openCurves } from "@/scripts/art/path";
import { resampleLine } from "@/scripts/art/simplify";
import { drawText, measureText } from "@/scripts/art/type";

const WIDTH_PX = 1200;
const HEIGHT_PX = 1500;
const CELL_PX = 20;
const LEVELS = 14;
const LETTER_SIZE_PX = 520;
/** Of the picture's width, for long initials. */
const LETTER_ROOM = 0.8;
const GROUND = "#f4ecdf";
const INK = "#1e1633";

/** Written into the file, by which a later run knows that the picture is not the owner's own. */
const MARK = "placeholder portrait";

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase();
}

function drawContours(colour: string): string {
  const field = createField(WIDTH_PX, HEIGHT_PX, CELL_PX, (x, y) => fractalNoise(x / 480, y / 480, 11, 3));
  const lowest = Math.min(...field.values);
  const highest = Math.max(...field.values);
  const lines = Array.from({ length: LEVELS }, (_, index) => lowest + ((index + 1) / (LEVELS + 1)) * (highest - lowest))
    .flatMap((level) => contourLines(field, level))
    .map((line) => resampleLine(line, 30));
  return (
    `<g transform="scale(.5)" fill="none" stroke="${colour}" stroke-opacity=".55" stroke-width="5">` +
    `<path d="${openCurves(lines)}"/></g>`
  );
}

/** A portrait for the time until there is a photo: the owner's initials on contour lines in their colour. */
export async function drawPlaceholderPortrait(name: string, accent: string): Promise<Buffer> {
  const initials = initialsOf(name);
  const width = measureText(initials, { face: "display", size: LETTER_SIZE_PX });
  const size = LETTER_SIZE_PX * Math.min(1, (LETTER_ROOM * WIDTH_PX) / Math.max(width, 1));
  const letters = drawText(initials, WIDTH_PX / 2, HEIGHT_PX / 2 + size * 0.35, {
    face: "display",
    size,
    fill: INK,
    anchor: "middle",
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}">` +
    `<rect width="${WIDTH_PX}" height="${HEIGHT_PX}" fill="${GROUND}"/>${drawContours(accent)}${letters}</svg>`;
  return sharp(Buffer.from(svg))
    .flatten()
    .withExif({ IFD0: { ImageDescription: MARK } })
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
}

export async function isPlaceholder(file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const { exif } = await sharp(file).metadata();
  return exif?.includes(MARK) ?? false;
}
