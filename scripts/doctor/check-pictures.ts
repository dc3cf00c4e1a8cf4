import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Flaw } from "./finding";

/** By the field that names the picture. Narrower ones look soft where the site shows them largest. */
const SHAPES = [
  { field: /^owner\.portrait\.src$/, name: "4:5", ratio: 4 / 5, leastWidthPx: 600, example: "1200 × 1500" },
  {
    field: /^certificates\[\d+\]\.image$/,
    name: "A4 on its side",
    ratio: Math.SQRT2,
    leastWidthPx: 800,
    example: "1600 × 1131",
  },
  { field: /^projects\[\d+\]\.image$/, name: "8:5", ratio: 8 / 5, leastWidthPx: 800, example: "1600 × 1000" },
];

/** A few pixels of cropping nobody sees. */
const RATIO_TOLERANCE = 0.03;
const MOST_BYTES = 400_000;
const MOST_SIDE_PX = 4000;
/** The Exif entry that leads to latitude and longitude, in both byte orders. */
const GPS_ENTRIES = [Buffer.from([0x88, 0x25, 0, 4]), Buffer.from([0x25, 0x88, 4, 0])];

/** Whether the file is there in exactly these letters: a server tells A from a, many a desktop does not. */
function isSpeltRight(folder: string, address: string): boolean {
  const parts = address.split("/").filter(Boolean);
  return parts.every((part, depth) => readdirSync(path.join(folder, ...parts.slice(0, depth))).includes(part));
}

/** A file of `public/` that the content names: missing, unreadable, too large, too small, of the wrong shape. */
export async function checkFile(address: string, field: string, publicFolder: string): Promise<Flaw[]> {
  if (!/^\/[\w./-]+\.(avif|webp|png|jpe?g|pdf)$/.test(address)) return [];
  const disk = path.join(publicFolder, address);
  if (!existsSync(disk)) {
    return [["error", `public${address} is missing`, "Put the file there, or correct the name."]];
  }
  if (!isSpeltRight(publicFolder, address)) {
    return [["error", `public${address} is spelt with other capitals on disk`, "Give both the same name."]];
  }
  const bytes = readFileSync(disk);
  if (address.endsWith(".pdf")) {
    const problem = `public${address} is ${bytes.length === 0 ? "empty" : "not a PDF"}`;
    return bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))
      ? []
      : [["error", problem, "Export it again, or take cv.file out: then the CV is made from the content."]];
  }
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata) {
    return [["error", `public${address} is not a picture that can be read`, "Export it again as .webp or .jpg."]];
  }
  const { width, height } = metadata.autoOrient;
  const flaws: Flaw[] = [];
  if (GPS_ENTRIES.some((entry) => metadata.exif?.includes(entry))) {
    const mend = "Save it again without its location, or take a screenshot of it.";
    flaws.push(["warning", "tells everyone where the photo was taken", mend]);
  }
  if (bytes.length > MOST_BYTES || Math.max(width, height) > MOST_SIDE_PX) {
    const problem = `is too large: ${Math.round(bytes.length / 1000)} kB, ${width} × ${height} pixels`;
    flaws.push(["warning", problem, `Export it smaller: at most ${MOST_BYTES / 1000} kB, as .webp.`]);
  }
  const shape = SHAPES.find((candidate) => candidate.field.test(field));
  if (shape && Math.abs(width / height / shape.ratio - 1) > RATIO_TOLERANCE) {
    const problem = `has the wrong shape: ${width} × ${height} pixels, where ${shape.name} is shown`;
    flaws.push(["warning", problem, `Crop it to ${shape.name}, for example ${shape.example} pixels.`]);
  }
  if (shape && width < shape.leastWidthPx) {
    const mend = `Use at least ${shape.leastWidthPx} pixels, better ${shape.example}.`;
    flaws.push(["warning", `is too small: ${width} pixels wide`, mend]);
  }
  return flaws;
}
