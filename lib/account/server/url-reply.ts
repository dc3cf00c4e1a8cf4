import "server-only";
import { type AccountRefusal, toErrorPath } from "@/lib/account/replies";
import { getEnv } from "@/lib/server/env";

/** A refusal as the client of next-auth reads it: the absolute URL of the page that shows it. */
export function toUrlReply(refusal: Pick<AccountRefusal, "code" | "retryAfterSeconds">, request: Request) {
  const { siteOrigin, previewOrigin } = getEnv();
  return { url: new URL(toErrorPath(refusal), siteOrigin ?? previewOrigin ?? request.url).href };
}
