import "server-only";
import type { ServerEnv } from "@/lib/server/env";

type OriginEnv = Pick<ServerEnv, "siteOrigin" | "allowedOrigins" | "previewOrigin" | "isProduction">;

/** With no SITE_URL the site cannot know its own name; a page of another site still cannot forge the Host header. */
function isHostOf(origin: string, host: string | null): boolean {
  return host !== null && URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Whether a request that changes something comes from the site's own pages: Fetch Metadata first, then Origin.
 * A request with neither is refused in production.
 */
export function isSameOrigin(headers: Headers, env: OriginEnv): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite !== null) return fetchSite === "same-origin";
  const origin = headers.get("origin");
  if (origin === null) return !env.isProduction;
  if (env.allowedOrigins.includes(origin) || env.previewOrigin === origin) return true;
  return env.siteOrigin === null ? isHostOf(origin, headers.get("host")) : env.siteOrigin === origin;
}
