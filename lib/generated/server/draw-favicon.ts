import "server-only";
import { drawIcon } from "./draw-icon";

const EDGE_PX = 32;
const HEADER_BYTES = 22;

/** The owner's icon as one PNG of 32 px in the ICO container, for programs that ask for it without reading the page. */
export async function drawFavicon(): Promise<Buffer<ArrayBuffer>> {
  const icon = await drawIcon({ size: EDGE_PX });
  const png = new Uint8Array(await icon.arrayBuffer());
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(EDGE_PX, 6);
  header.writeUInt8(EDGE_PX, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
