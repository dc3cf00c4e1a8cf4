import { type NextRequest, NextResponse } from "next/server";
import { toUrlReply } from "@/lib/account/server/url-reply"; // accounts
import { getEnv } from "@/lib/server/env";
import { readRequestId, toResponse } from "@/lib/server/http/handle-api";
import { log } from "@/lib/server/log";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** The one check of where a request that changes something comes from; no page can forge these two headers. */
function isSameOrigin(headers: Headers): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite === "same-origin") return true;
  const origin = headers.get("origin");
  const { siteOrigin, previewOrigin, allowedOrigins } = getEnv();
  if (origin === null) return false;
  if (allowedOrigins.includes(origin)) return true;
  if (fetchSite !== null) return false;
  if (origin === siteOrigin || origin === previewOrigin) return true;
  // Without SITE_URL the site cannot know its own name.
  return siteOrigin === null && URL.canParse(origin) && new URL(origin).host === headers.get("host");
}

/** Rejects cross-site writes to the API. It authorises nothing; each route does that itself. */
export function middleware(request: NextRequest): Response {
  if (SAFE_METHODS.has(request.method) || isSameOrigin(request.headers)) return NextResponse.next();
  const requestId = readRequestId(request.headers);
  log("warn", "api-request", { requestId, route: "middleware", status: 403, code: "cross-site" });
  const body = {
    ok: false,
    code: "unexpected",
    ...(request.nextUrl.pathname.startsWith("/api/auth/") && toUrlReply({ code: "auth/csrf" }, request)), // accounts
  };
  return toResponse({ status: 403, code: "cross-site", body }, requestId);
}

export const config = { matcher: "/api/:path*", runtime: "nodejs" };
