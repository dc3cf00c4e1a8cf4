import { siteUrl } from "@/app/build-info";
import { writeContactCard } from "@/lib/generated/server/resume";

export const dynamic = "force-static";

export async function GET() {
  return new Response(await writeContactCard(siteUrl), {
    headers: { "Content-Type": "text/vcard; charset=utf-8" },
  });
}
