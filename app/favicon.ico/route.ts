import { drawFavicon } from "@/lib/generated/server/draw-favicon";

export const dynamic = "force-static";

export async function GET() {
  return new Response(await drawFavicon(), { headers: { "Content-Type": "image/x-icon" } });
}
