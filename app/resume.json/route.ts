import { siteUrl } from "@/app/build-info";
import { describeResume } from "@/lib/generated/server/resume";

export const dynamic = "force-static";

export function GET() {
  return Response.json(describeResume(siteUrl));
}
