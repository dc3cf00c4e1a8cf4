import sharp from "sharp";
import { STARTER_ALT } from "@/scripts/doctor/demo";
import { toSlug } from "@/scripts/setup/to-slug";

const MAX_BYTES = 400_000;
const QUALITIES = [86, 76, 66, 56, 46, 36, 26];

/** The size of each kind, its folder in `public/`, and the line for the content. A certificate is never cropped. */
export const KINDS = {
  project: {
    size: { width: 1600, height: 1000, fit: "cover" },
    folder: "/images/projects",
    write: (src: string) => `content/projects.ts: image: "${src}", imageAlt: "${STARTER_ALT}",`,
  },
  portrait: {
    size: { width: 1200, height: 1500, fit: "cover" },
    folder: "/images",
    write: (src: string) => `content/site.ts: portrait: { src: "${src}", alt: "${STARTER_ALT}" },`,
  },
  certificate: {
    size: { width: 1600, height: 1131, fit: "contain" },
    folder: "/images/certificates",
    write: (src: string) => `content/certificates.ts: image: "${src}",`,
  },
} as const;
export type Kind = keyof typeof KINDS;

export const toFileName = (photo: string) => `${toSlug(photo.replace(/\.\w+$/, ""), "photo")}.webp`;

/**
 * Returns a WebP: upright, in the kind's shape, under the doctor's limits, and without any metadata. Never enlarges. With
 * `isWhole`, nothing is cut off: the photo's main colour fills the rest.
 */
export async function prepareImage(photo: Buffer, kind: Kind, isWhole = false): Promise<Buffer> {
  const { fit: usual, ...size } = KINDS[kind].size;
  const fit = isWhole ? "contain" : usual;
  const background = isWhole ? (await sharp(photo).stats()).dominant : "#fff";
  const { autoOrient } = await sharp(photo).metadata();
  const scales = [autoOrient.width / size.width, autoOrient.height / size.height];
  const scale = Math.min(1, fit === "cover" ? Math.min(...scales) : Math.max(...scales));
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const shaped = sharp(photo).autoOrient().resize(width, height, { fit, background }).flatten({ background });
  let webp = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    webp = await shaped.clone().webp({ quality }).toBuffer();
    if (webp.length <= MAX_BYTES) break;
  }
  return webp;
}
