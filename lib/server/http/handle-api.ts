import "server-only";
import { log } from "@/lib/server/log";
import { type ApiAnswer, toResponse } from "./api-answer";
import { readRequestId } from "./request-id";

/** The level of a request's line. Questions that were answered (health probes, sessions) would drown what changed. */
export function levelOf(method: string, status: number) {
  if (status >= 500) return "error";
  if (status >= 400) return "warn";
  return method === "GET" ? "debug" : "info";
}

/** The error's class and place without its message, which may quote what a visitor sent. */
function describeError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error: typeof error };
  return {
    error: error.name,
    at:
      error.stack
        ?.split("\n")
        .find((line) => /^\s+at /.test(line))
        ?.trim() ?? "",
  };
}

/** The line of an error that nobody expected. */
export function logThrown(error: unknown, request: { route: string; requestId?: string }): void {
  log("error", "api-thrown", { ...request, ...describeError(error) });
}

/**
 * The frame around every API route: a request id, one log line per request, and one catch for what nobody expected
 * (`unexpected`, 500). The route itself only decides.
 */
export function handleApi(route: string, decide: (request: Request) => Promise<ApiAnswer>) {
  return async function handle(request: Request): Promise<Response> {
    const startedAt = performance.now();
    const requestId = readRequestId(request.headers);
    let answer: ApiAnswer;
    try {
      answer = await decide(request);
    } catch (error) {
      answer = { status: 500, code: "unexpected", body: { ok: false, code: "unexpected" } };
      logThrown(error, { requestId, route });
    }
    const ms = Math.round(performance.now() - startedAt);
    log(levelOf(request.method, answer.status), "api-request", {
      requestId,
      route,
      status: answer.status,
      code: answer.code,
      ms,
    });
    return toResponse(answer, requestId);
  };
}

/** Answers 405 for the methods that a route does not serve. */
export function refuseMethod(route: string, allowed: string) {
  return handleApi(route, async () => ({
    status: 405,
    code: "method-not-allowed",
    body: { ok: false, code: "unexpected" },
    headers: { Allow: allowed },
  }));
}
