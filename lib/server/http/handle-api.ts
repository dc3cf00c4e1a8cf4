import "server-only";
import { randomUUID } from "node:crypto";
import { getEnv } from "@/lib/server/env";
import { log, logThrown } from "@/lib/server/log";

export interface ApiAnswer {
  status: number;
  body: object | null;
  headers?: HeadersInit;
  code: string;
}

export function readRequestId(headers: Headers): string {
  return (getEnv().isVercel && headers.get("x-vercel-id")) || randomUUID();
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

/** Gives every API route a request id, a log line and an error handler. */
export function handleApi(route: string, decide: (request: Request) => Promise<ApiAnswer>) {
  return async function handle(request: Request): Promise<Response> {
    const startedAt = performance.now();
    const requestId = readRequestId(request.headers);
    const answer = await decide(request).catch((error: unknown): ApiAnswer => {
      logThrown(error, { requestId, route });
      return { status: 500, code: "unexpected", body: { ok: false, code: "unexpected" } };
    });
    const { status, code } = answer;
    const ms = Math.round(performance.now() - startedAt);
    log(levelOf(request.method, status), "api-request", { requestId, route, status, code, ms });
    return toResponse(answer, requestId);
  };
}
