import { drawFavicon } from "@/lib/generated/server/icons";

export const dynamic = "force-static";

export async function GET() {
  return new Response(await drawFavicon(), { headers: { "Content-Type": "image/x-icon" } });
}
