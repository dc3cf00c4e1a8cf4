import { writeContactCard } from "@/lib/generated/server/resume";
import { siteAddress } from "@/lib/site-address";

export const dynamic = "force-static";

export async function GET() {
  return new Response(await writeContactCard(siteAddress(process.env)), {
    headers: { "Content-Type": "text/vcard; charset=utf-8" },
  });
}
