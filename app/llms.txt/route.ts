import { getPortfolio } from "@/app/portfolio";
import { publicUrl } from "@/app/site-metadata";
import { writeLlms } from "./write-llms";

export const dynamic = "force-static";

export const GET = () =>
  new Response(writeLlms(getPortfolio(), publicUrl), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
