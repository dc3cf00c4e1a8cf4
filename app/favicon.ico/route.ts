import { drawIcon } from "@/lib/server/machines/draw-icon";

export const dynamic = "force-static";

const EDGE_PX = 32;
const HEADER_BYTES = 22;

/** For programs that ask for this address without reading the page: one PNG in the ICO container. */
export async function GET() {
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
  return new Response(Buffer.concat([header, png]), { headers: { "Content-Type": "image/x-icon" } });
}
