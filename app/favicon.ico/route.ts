import { getOwner } from "@/app/owner";
import { makeIcon } from "@/lib/images/server/icons";

const SIZE_PX = 32;

export const dynamic = "force-static";

/** A PNG in an ICO container, for clients that request /favicon.ico without reading the page. */
export async function GET() {
  const png = new Uint8Array(await (await makeIcon({ size: SIZE_PX, owner: getOwner() })).arrayBuffer());
  const header = Buffer.from([0, 0, 1, 0, 1, 0, SIZE_PX, SIZE_PX, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return new Response(Buffer.concat([header, png]), { headers: { "Content-Type": "image/x-icon" } });
}
