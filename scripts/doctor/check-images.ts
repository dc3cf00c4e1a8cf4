import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Finding, Flaw } from "./finding";

/** Expected shapes of images, by field. An image narrower than `minWidth` looks blurred at its largest display size. */
const SHAPES = [
  { of: /^owner\.portrait\.src$/, name: "4:5", ratio: 4 / 5, minWidth: 600, example: "1200 × 1500" },
  { of: /^certificates\S+image$/, name: "A4 landscape", ratio: Math.SQRT2, minWidth: 800, example: "1600 × 1131" },
  { of: /^projects\S+image$/, name: "8:5", ratio: 8 / 5, minWidth: 800, example: "1600 × 1000" },
];
const RATIO_TOLERANCE = 0.03;
const MAX_BYTES = 400_000;
const MAX_SIDE_PX = 4000;
/** The Exif tag for GPS data, in both byte orders. */
const GPS_ENTRIES = [Buffer.from([0x88, 0x25, 0, 4]), Buffer.from([0x25, 0x88, 4, 0])];

/** Relative to the folder, with slashes on every system. */
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));

export async function checkFile(src: string, field: string, folder: string): Promise<Flaw[]> {
  if (!/^\/[\w./-]+\.(avif|webp|png|jpe?g|pdf)$/.test(src)) return [];
  // Not existsSync, because many desktops ignore the case of a name and servers do not.
  if (!listFiles(folder).includes(src.slice(1))) {
    return [
      ["error", `public${src} is missing`, "Put the file there, or correct the name: upper and lower case differ."],
    ];
  }
  if (src.endsWith(".pdf")) return [];
  const bytes = readFileSync(path.join(folder, src));
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata) {
    return [["error", `public${src} cannot be read as an image`, "Export it again as .webp or .jpg."]];
  }
  const { width, height } = metadata.autoOrient;
  const shape = SHAPES.find(({ of }) => of.test(field));
  const pixels = `${width} × ${height} pixels`;
  const flaws: Flaw[] = [];
  const warn = (problem: string, fix: string) => flaws.push(["warning", problem, fix]);
  if (bytes.length > MAX_BYTES || Math.max(width, height) > MAX_SIDE_PX) {
    const problem = `is too large: ${Math.round(bytes.length / 1000)} kB, ${pixels}`;
    warn(problem, `Export it smaller: at most ${MAX_BYTES / 1000} kB, as .webp.`);
  }
  if (!shape) return flaws;
  if (Math.abs(width / height / shape.ratio - 1) > RATIO_TOLERANCE) {
    const fix = `Crop it to ${shape.name}, for example ${shape.example} pixels.`;
    warn(`has the wrong shape: ${pixels} instead of ${shape.name}`, fix);
  }
  if (width < shape.minWidth) {
    warn(`is too small: ${width} pixels wide`, `Use at least ${shape.minWidth} pixels, ideally ${shape.example}.`);
  }
  return flaws;
}

/** Visitors can download every file in public/, so no photo there may say where it was taken. */
export async function checkLocations(folder: string, isPublic: boolean): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of listFiles(folder).filter((file) => /\.(avif|webp|png|jpe?g|hei[cf])$/i.test(file))) {
    const metadata = await sharp(path.join(folder, name))
      .metadata()
      .catch(() => undefined);
    const isLocated = GPS_ENTRIES.some((entry) => metadata?.exif?.includes(entry));
    if (!isLocated && !metadata?.xmp?.includes("GPSLatitude")) continue;
    findings.push({
      severity: isPublic ? "error" : "warning",
      file: `public/${name}`,
      field: "metadata",
      problem: "contains the location where the photo was taken",
      fix: "Move the photo out of public/ and save it with npm run image: docs/content.md shows how.",
    });
  }
  return findings;
}
