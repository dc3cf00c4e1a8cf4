import "server-only";
import path from "node:path";
import sharp from "sharp";

/** How wide each image can be shown in a box of this aspect ratio, in CSS px, before its pixels are enlarged. */
export async function measurePixelWidths(images: readonly string[], ratio: number): Promise<Map<string, number>> {
  const measured = images.map(async (src) => {
    const { autoOrient } = await sharp(path.join(process.cwd(), "public", src)).metadata();
    return [src, Math.floor(Math.min(autoOrient.width, autoOrient.height * ratio))] as const;
  });
  return new Map(await Promise.all(measured));
}
