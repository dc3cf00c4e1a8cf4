import { createHash } from "node:crypto";
import sharp from "sharp";
import { STARTER_ALT } from "@/scripts/doctor/demo";
import { toSlug } from "@/scripts/setup/to-slug";

export const MAX_BYTES = 400_000;
const QUALITIES = [86, 76, 66, 56, 46, 36, 26];

/** An image narrower than `minWidth` looks blurred. */
export const KINDS = {
  project: {
    field: /^projects\S+image$/,
    shape: "8:5",
    width: 1600,
    height: 1000,
    minWidth: 800,
    folder: "/images/projects",
    write: (src: string) => `content/projects.ts: image: "${src}", imageAlt: "${STARTER_ALT}",`,
  },
  portrait: {
    field: /^owner\.portrait\.src$/,
    shape: "4:5",
    width: 1200,
    height: 1500,
    minWidth: 600,
    folder: "/images",
    write: (src: string, isCutout: boolean) =>
      `content/site.ts: portrait: { src: "${src}", alt: "${STARTER_ALT}"${isCutout ? ", cutout: true" : ""} },`,
  },
  certificate: {
    field: /^certificates\S+image$/,
    shape: "A4 landscape",
    width: 1600,
    height: 1131,
    minWidth: 800,
    folder: "/images/certificates",
    write: (src: string) => `content/certificates.ts: image: "${src}",`,
  },
};
export type Kind = keyof typeof KINDS;

/** The image that stands in for a photo that the owner has not added yet. */
export const placeholderOf = (kind: Kind) => `${KINDS[kind].folder}/placeholder-${kind}.webp`;

/** A hash keeps names apart that are not written in Latin letters. */
export function toFileName(photo: string): string {
  const name = photo.replace(/\.\w+$/, "").normalize("NFC");
  const slug = toSlug(name, "photo");
  if (!/(?!\p{Script=Latin})\p{L}/u.test(name)) return `${slug}.webp`;
  return `${slug}-${createHash("sha256").update(name).digest("hex").slice(0, 6)}.webp`;
}

/** A certificate is never cropped. */
const isCropped = (kind: Kind, isWhole: boolean) => !isWhole && kind !== "certificate";

/** The share of a photo that does not fit into the kind's shape, from 0 to 1. */
export async function measureCut(photo: Buffer, kind: Kind, isWhole: boolean): Promise<number> {
  if (!isCropped(kind, isWhole)) return 0;
  const { autoOrient } = await sharp(photo).metadata();
  const stretch = autoOrient.width / autoOrient.height / (KINDS[kind].width / KINDS[kind].height);
  return 1 - Math.min(stretch, 1 / stretch);
}

/**
 * Returns a WebP: upright, in the kind's shape, under the doctor's limits, and without any metadata. Never enlarges. With
 * `isWhole`, nothing is cut off: the photo's main colour fills the rest. Only a portrait without `isWhole` keeps its
 * transparency.
 */
export async function prepareImage(photo: Buffer, kind: Kind, isWhole = false): Promise<Buffer> {
  const size = KINDS[kind];
  const fit = isCropped(kind, isWhole) ? "cover" : "contain";
  const background = isWhole ? (await sharp(photo).stats()).dominant : "#fff";
  const { autoOrient } = await sharp(photo).metadata();
  const scales = [autoOrient.width / size.width, autoOrient.height / size.height];
  const scale = Math.min(1, fit === "cover" ? Math.min(...scales) : Math.max(...scales));
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  const shaped = sharp(photo).autoOrient().resize(width, height, { fit, background });
  if (kind !== "portrait" || isWhole) shaped.flatten({ background });
  let webp = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    webp = await shaped.clone().webp({ quality }).toBuffer();
    if (webp.length <= MAX_BYTES) break;
  }
  return webp;
}
