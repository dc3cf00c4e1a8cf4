import "server-only";

/** What a route decides; `handleApi` turns it into a response and one log line. */
export interface ApiAnswer {
  status: number;
  body: object;
  headers?: Record<string, string>;
  /** For the log: a code, never a visitor's words. */
  code: string;
}

/** JSON that no cache keeps and no page of another site can read. */
export function toResponse(answer: ApiAnswer, requestId: string): Response {
  return Response.json(answer.body, {
    status: answer.status,
    headers: { ...answer.headers, "Cache-Control": "no-store", "X-Request-Id": requestId },
  });
}
