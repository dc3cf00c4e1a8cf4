import { buildDate, publicUrl } from "@/app/site-metadata";
import { portfolio } from "@/lib/portfolio/portfolio";
import { renderCv } from "./render-cv";

export const dynamic = "force-static";

export async function GET() {
  const { bytes, notice } = await renderCv(publicUrl, buildDate);
  if (notice) process.stderr.write(`⚠ ${notice}\n`);
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename*=UTF-8''${encodeURIComponent(portfolio.cv.fileName)}`,
    },
  });
}
