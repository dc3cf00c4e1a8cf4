import { drawIcon } from "@/lib/generated/server/icons";

export const dynamic = "force-static";

/** For the splash screen; the manifest names it. */
export function GET() {
  return drawIcon({ size: 512 });
}
