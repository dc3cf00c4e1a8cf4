import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { eachNamedFile, type NamedFile } from "./walk-content";
import type { Finding, Severity } from "./finding";
import { tellsPlace } from "./tells-place";

interface Shape {
  name: string;
  /** Width divided by height. */
  ratio: number;
  /** Narrower pictures look soft where the site shows them largest. */
  leastWidthPx: number;
  example: string;
}

const PORTRAIT: Shape = { name: "4:5", ratio: 4 / 5, leastWidthPx: 600, example: "1200 × 1500" };
const CERTIFICATE: Shape = { name: "A4 on its side", ratio: Math.SQRT2, leastWidthPx: 800, example: "1600 × 1131" };
const PROJECT: Shape = { name: "8:5", ratio: 8 / 5, leastWidthPx: 800, example: "1600 × 1000" };

/** A few pixels of cropping nobody sees. */
const RATIO_TOLERANCE = 0.03;
const MOST_BYTES = 400_000;
const MOST_SIDE_PX = 4000;

function shapeOf({ file, field }: NamedFile): Shape | undefined {
  if (file === "content/site.ts" && field === "owner.portrait.src") return PORTRAIT;
  if (file === "content/certificates.ts" && field.endsWith(".image")) return CERTIFICATE;
  return file === "content/projects.ts" && field.endsWith(".image") ? PROJECT : undefined;
}

/** Whether the file is there in exactly these letters: a server tells A from a, many a desk does not. */
function isSpeltRight(folder: string, address: string): boolean {
  let inside = folder;
  for (const part of address.split("/").filter(Boolean)) {
    if (!readdirSync(inside).includes(part)) return false;
    inside = path.join(inside, part);
  }
  return true;
}

async function examine(named: NamedFile, publicFolder: string): Promise<Finding[]> {
  const { file, field, address } = named;
  const finding = (severity: Severity, problem: string, mend: string) => ({ severity, file, field, problem, mend });
  const disk = path.join(publicFolder, address);
  if (!existsSync(disk)) {
    return [finding("error", `public${address} is missing`, "Put the file there, or correct the name.")];
  }
  if (!isSpeltRight(publicFolder, address)) {
    return [finding("error", `public${address} is spelt with other capitals on disk`, "Give both the same name.")];
  }
  if (address.endsWith(".pdf")) return [];
  const metadata = await sharp(disk)
    .metadata()
    .catch(() => null);
  if (!metadata) {
    return [
      finding("error", `public${address} is not a picture that can be read`, "Export it again as .webp or .jpg."),
    ];
  }
  const { width, height } = metadata.autoOrient;
  const findings: Finding[] = [];
  if (tellsPlace(metadata.exif)) {
    const mend = "Save it again without its location, or take a screenshot of it.";
    findings.push(finding("warning", "tells everyone where the photo was taken", mend));
  }
  const bytes = statSync(disk).size;
  if (bytes > MOST_BYTES || Math.max(width, height) > MOST_SIDE_PX) {
    const problem = `is too large: ${Math.round(bytes / 1000)} kB, ${width} × ${height} pixels`;
    findings.push(finding("warning", problem, `Export it smaller: at most ${MOST_BYTES / 1000} kB, as .webp.`));
  }
  const shape = shapeOf(named);
  if (shape && Math.abs(width / height / shape.ratio - 1) > RATIO_TOLERANCE) {
    const problem = `has the wrong shape: ${width} × ${height} pixels, where ${shape.name} is shown`;
    findings.push(finding("warning", problem, `Crop it to ${shape.name}, for example ${shape.example} pixels.`));
  }
  if (shape && width < shape.leastWidthPx) {
    const problem = `is too small: ${width} pixels wide`;
    findings.push(finding("warning", problem, `Use at least ${shape.leastWidthPx} pixels, better ${shape.example}.`));
  }
  return findings;
}

/** Files that the content names: missing, unreadable, too large, too small, of the wrong shape. */
export async function findImageProblems(content: Record<string, unknown>, publicFolder: string): Promise<Finding[]> {
  const files = [...eachNamedFile(content)];
  return (await Promise.all(files.map((named) => examine(named, publicFolder)))).flat();
}
