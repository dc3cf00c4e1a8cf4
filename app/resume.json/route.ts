import { describeResume } from "@/lib/generated/server/resume";
import { siteAddress } from "@/lib/site-address";

export const dynamic = "force-static";

export function GET() {
  return Response.json(describeResume(siteAddress(process.env)));
}
