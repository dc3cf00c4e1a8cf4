import { NextResponse, type NextRequest } from "next/server";
import { readRequestId, toResponse } from "@/lib/server/http/handle-api";
import { log } from "@/lib/server/log";

const POST_TO_PAGE = { status: 405, code: "post-to-page", body: null, headers: { Allow: "GET, HEAD" } };

/** Next.js sends no ETag with a generated file, so each of a build's files carries the build's date. */
function answerFromCache(request: NextRequest): Response {
  const buildDate = process.env.BUILD_DATE;
  if (!buildDate) return NextResponse.next();
  const headers = { ETag: `W/"${buildDate}"` };
  const isCurrent = request.headers.get("if-none-match")?.includes(headers.ETag);
  return isCurrent ? new Response(null, { status: 304, headers }) : NextResponse.next({ headers });
}

/** Also refuses forms and Server Actions posted to a page, because Next.js would log part of them. */
export function middleware(request: NextRequest): Response {
  if (request.method === "GET" || request.method === "HEAD") return answerFromCache(request);
  const requestId = readRequestId(request.headers);
  const { status, code } = POST_TO_PAGE;
  log("warn", "page-request", { requestId, status, code });
  return toResponse(POST_TO_PAGE, requestId);
}

// API requests are left out, because Next.js copies a body that passes through here, and logs the URL of a long one.
export const config = {
  matcher: [
    "/:file(cv\\.pdf|contact\\.vcf|resume\\.json|llms\\.txt|sitemap\\.xml|robots\\.txt|manifest\\.webmanifest)",
    "/:icon(favicon\\.ico|icon|apple-icon)",
    "/:path*/opengraph-image",
    { source: "/((?!api/).*)", has: [{ type: "header", key: "next-action" }] },
    { source: "/((?!api/).*)", has: [{ type: "header", key: "content-type", value: "multipart/.*" }] },
    {
      source: "/((?!api/).*)",
      has: [{ type: "header", key: "content-type", value: "application/x-www-form-urlencoded.*" }],
    },
  ],
  runtime: "nodejs",
};
