import { buildDate } from "@/app/build-info";
import { drawnName } from "@/content/schema/facts";
import { site } from "@/content/site";
import { renderCv } from "@/lib/cv/server/render-cv";
import { siteAddress } from "@/lib/site-address";

export const dynamic = "force-static";

export async function GET() {
  const { cvFile } = drawnName(site.owner);
  return new Response(await renderCv(siteAddress(process.env), buildDate), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename*=UTF-8''${encodeURIComponent(cvFile)}`,
    },
  });
}
