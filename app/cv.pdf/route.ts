import { getPortfolio } from "@/app/portfolio";
import { buildDate, publicUrl } from "@/app/site-metadata";
import { renderCv } from "./render-cv";

export const dynamic = "force-static";

export async function GET() {
  const portfolio = getPortfolio();
  const { bytes, notice } = await renderCv(portfolio, publicUrl, buildDate);
  if (notice) process.stderr.write(`⚠ ${notice}\n`);
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename*=UTF-8''${encodeURIComponent(portfolio.cv.fileName)}`,
    },
  });
}
