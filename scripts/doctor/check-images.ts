import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { KINDS, MAX_BYTES } from "@/scripts/image/prepare-image";
import type { Finding, Flaw } from "./finding";

const RATIO_TOLERANCE = 0.03;
const MAX_SIDE_PX = 4000;
/** The Exif tag for GPS data, in both byte orders. */
const GPS_ENTRIES = [Buffer.from([0x88, 0x25, 0, 4]), Buffer.from([0x25, 0x88, 4, 0])];

/** Returns paths relative to the folder, with forward slashes on every system. */
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));

export async function checkFile(src: string, field: string, folder: string, isCutout = false): Promise<Flaw[]> {
  if (!/^\/[\w./-]+\.(avif|webp|png|jpe?g|pdf)$/.test(src)) return [];
  // Do not use existsSync: many desktops ignore the case of a file name, but servers do not.
  if (!listFiles(folder).includes(src.slice(1))) {
    const fix = "Put the file there, or correct the name. File names are case-sensitive.";
    return [["error", `public${src} is missing`, fix]];
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
  const kind = Object.values(KINDS).find((known) => known.field.test(field));
  const pixels = `${width} × ${height} pixels`;
  const flaws: Flaw[] = [];
  const warn = (problem: string, fix: string) => flaws.push(["warning", problem, fix]);
  if (bytes.length > MAX_BYTES || Math.max(width, height) > MAX_SIDE_PX) {
    const problem = `is too large: ${Math.round(bytes.length / 1000)} kB, ${pixels}`;
    warn(problem, `Export it smaller: at most ${MAX_BYTES / 1000} kB, as .webp.`);
  }
  if (!kind) return flaws;
  const { shape, minWidth } = kind;
  const example = `${kind.width} × ${kind.height}`;
  if (Math.abs((width * kind.height) / (height * kind.width) - 1) > RATIO_TOLERANCE) {
    warn(`has the wrong shape: ${pixels} instead of ${shape}`, `Crop it to ${shape}, for example ${example} pixels.`);
  }
  if (width < minWidth) {
    warn(`is too small: ${width} pixels wide`, `Use at least ${minWidth} pixels, ideally ${example}.`);
  }
  if (kind === KINDS.portrait && isCutout && !metadata.hasAlpha) {
    warn("has no transparent background", "Remove cutout: true, or cut the portrait out.");
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
