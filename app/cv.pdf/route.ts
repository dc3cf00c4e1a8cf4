import { buildDate, publicUrl } from "@/app/site-metadata";
import { site } from "@/content/site";
import { drawnName } from "@/lib/facts";
import { renderCv } from "./render-cv";

export const dynamic = "force-static";

export async function GET() {
  const { cvFile } = drawnName(site.owner);
  return new Response(await renderCv(publicUrl, buildDate), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename*=UTF-8''${encodeURIComponent(cvFile)}`,
    },
  });
}
