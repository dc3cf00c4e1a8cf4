import { writeLlmsText } from "@/lib/generated/server/llms-text";
import { siteAddress } from "@/lib/site-address";

export const dynamic = "force-static";

export function GET() {
  return new Response(writeLlmsText(siteAddress(process.env)), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
