import { site } from "@/content/site";
import { cvFileName, renderCv } from "@/lib/cv/server/render-cv";
import { siteAddress } from "@/lib/site-address";

export const dynamic = "force-static";

export async function GET() {
  return new Response(await renderCv(siteAddress(process.env)), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${cvFileName(site.owner.name)}"`,
    },
  });
}
