import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const publicFile = (address: string) => path.join(process.cwd(), "public", address);

const asDataAddress = (type: string, data: Buffer) => `data:${type};base64,${data.toString("base64")}`;

/**
 * A picture of `public/` as a JPEG data address, cropped to an edge length in px. Makers of share images and documents
 * take neither WebP nor AVIF.
 */
export async function readPhoto(address: string, width: number, height: number): Promise<string> {
  const source = await readFile(publicFile(address));
  const jpeg = await sharp(source).resize(width, height, { fit: "cover" }).jpeg({ quality: 88 }).toBuffer();
  return asDataAddress("image/jpeg", jpeg);
}

/**
 * One symbol of the relief sprite, drawn in a colour, as a PNG data address.
 *
 * @param width Width in px; the height follows the symbol's own proportions.
 */
export async function readRelief(symbolId: string, colour: string, width: number): Promise<string> {
  const sprite = await readFile(publicFile("/relief.svg"), "utf8");
  const [, attributes = "", body] =
    new RegExp(`<symbol([^>]*id="${symbolId}"[^>]*)>([\\s\\S]*?)</symbol>`).exec(sprite) ?? [];
  const [, viewBox] = /viewBox="([^"]+)"/.exec(attributes) ?? [];
  if (!body || !viewBox) {
    throw new Error(`public/relief.svg: expected a symbol with the id ${symbolId} and a viewBox`);
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" color="${colour}">${body}</svg>`;
  return asDataAddress("image/png", await sharp(Buffer.from(svg)).resize(width).png().toBuffer());
}
