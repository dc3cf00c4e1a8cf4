import { type NextRequest, NextResponse } from "next/server";
import { toUrlReply } from "@/lib/account/replies";
import { getEnv } from "@/lib/server/env";
import { readRequestId, toResponse } from "@/lib/server/http/handle-api";
import { log } from "@/lib/server/log";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Checks two headers that a web page cannot forge: Sec-Fetch-Site and Origin. */
function isSameOrigin(headers: Headers): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite === "same-origin") return true;
  const origin = headers.get("origin");
  const { siteOrigin, previewOrigin, allowedOrigins } = getEnv();
  if (origin === null) return false;
  if (allowedOrigins.includes(origin)) return true;
  if (fetchSite !== null) return false;
  if (origin === siteOrigin || origin === previewOrigin) return true;
  // Without SITE_URL the site's host is unknown, so compare with the Host header.
  return siteOrigin === null && URL.canParse(origin) && new URL(origin).host === headers.get("host");
}

const POST_TO_PAGE = { status: 405, code: "post-to-page", body: null, headers: { Allow: "GET, HEAD" } };

/**
 * Blocks cross-site writes to the API. Also blocks all Server Action requests, because Next.js would log them. Does not
 * check whether the visitor is signed in.
 */
export function middleware(request: NextRequest): Response {
  const { pathname } = request.nextUrl;
  const isForApi = pathname.startsWith("/api/");
  if (SAFE_METHODS.has(request.method) || (isForApi && isSameOrigin(request.headers))) return NextResponse.next();
  const requestId = readRequestId(request.headers);
  const refusal = {
    ok: false,
    code: "unexpected",
    ...(pathname.startsWith("/api/auth/") && toUrlReply({ code: "auth/csrf" }, getEnv().origin ?? request.url)),
  };
  const answer = isForApi ? { status: 403, code: "cross-site", body: refusal } : POST_TO_PAGE;
  log("warn", "api-request", { requestId, route: "middleware", status: answer.status, code: answer.code });
  return toResponse(answer, requestId);
}

export const config = {
  matcher: [
    "/api/:path*",
    { source: "/:path*", has: [{ type: "header", key: "next-action" }] },
    { source: "/:path*", has: [{ type: "header", key: "content-type", value: "multipart/.*" }] },
    { source: "/:path*", has: [{ type: "header", key: "content-type", value: "application/x-www-form-urlencoded.*" }] },
  ],
  runtime: "nodejs",
};
