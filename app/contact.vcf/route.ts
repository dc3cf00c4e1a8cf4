import { getPortfolio } from "@/app/portfolio";
import { buildDate, publicUrl } from "@/app/site-metadata";
import { writeCard } from "./write-card";

export const dynamic = "force-static";

export async function GET() {
  const card = await writeCard(getPortfolio(), publicUrl, buildDate);
  return new Response(card, { headers: { "Content-Type": "text/vcard; charset=utf-8" } });
}
