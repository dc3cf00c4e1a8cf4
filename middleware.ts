import { type NextRequest, NextResponse } from "next/server";
import { getEnv } from "@/lib/server/env";
import { toResponse } from "@/lib/server/http/api-answer";
import { readRequestId } from "@/lib/server/http/request-id";
import { isSameOrigin } from "@/lib/server/http/same-origin";
import { log } from "@/lib/server/log";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses what another site's page sends to the API. It never authorises: each route judges for itself. */
export function middleware(request: NextRequest): Response {
  if (SAFE_METHODS.has(request.method) || isSameOrigin(request.headers, getEnv())) return NextResponse.next();
  const requestId = readRequestId(request.headers);
  log("warn", "api-request", { requestId, route: "middleware", status: 403, code: "cross-site" });
  return toResponse({ status: 403, code: "cross-site", body: { ok: false, code: "unexpected" } }, requestId);
}

// The door of /api/auth asks the same itself: lib/server/auth/guarded-handler.ts.
export const config = { matcher: "/api/((?!auth/).*)", runtime: "nodejs" };
