import { siteUrl } from "@/app/build-info";
import { writeLlmsText } from "@/lib/generated/server/llms-text";

export const dynamic = "force-static";

export function GET() {
  return new Response(writeLlmsText(siteUrl), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
