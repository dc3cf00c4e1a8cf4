import "server-only";
import { randomUUID } from "node:crypto";
import { log, logThrown } from "@/lib/server/log";
import { getSettings } from "@/lib/server/settings";
import { isSameOrigin } from "./same-origin";

export interface ApiAnswer {
  status: number;
  body: object | null;
  headers?: HeadersInit;
  code: string;
}

export function readRequestId(headers: Headers): string {
  return (getSettings().isVercel && headers.get("x-vercel-id")) || randomUUID();
}

export function toResponse({ status, body, headers: given }: ApiAnswer, requestId: string): Response {
  const headers = new Headers(given);
  headers.set("Cache-Control", "no-store");
  headers.set("X-Request-Id", requestId);
  return body ? Response.json(body, { status, headers }) : new Response(null, { status, headers });
}

/** Successful reads are frequent, so log them at a lower level. */
function levelOf(method: string, status: number) {
  if (status >= 500) return "error";
  if (status >= 400) return "warn";
  return method === "GET" ? "debug" : "info";
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export const NOT_FOUND: ApiAnswer = { status: 404, code: "not-found", body: { ok: false } };

const CROSS_SITE: ApiAnswer = { status: 403, code: "cross-site", body: { ok: false, code: "unexpected" } };

/** Gives every API route a check of the origin, a request id, a log line and an error handler. */
export function handleApi(
  route: string,
  decide: (request: Request) => Promise<ApiAnswer>,
  answerCrossSite = () => CROSS_SITE,
) {
  return async function handle(request: Request): Promise<Response> {
    const startedAt = performance.now();
    const requestId = readRequestId(request.headers);
    const isAllowed = SAFE_METHODS.has(request.method) || isSameOrigin(request.headers);
    const answered = isAllowed ? decide(request) : Promise.resolve(answerCrossSite());
    const answer = await answered.catch((error: unknown): ApiAnswer => {
      logThrown(error, { requestId, route });
      return { status: 500, code: "unexpected", body: { ok: false, code: "unexpected" } };
    });
    const { status, code } = answer;
    const ms = Math.round(performance.now() - startedAt);
    log(levelOf(request.method, status), "api-request", { requestId, route, status, code, ms });
    return toResponse(answer, requestId);
  };
}
