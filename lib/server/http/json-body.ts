import "server-only";
import { readBody } from "./read-body";

export type JsonBodyResult =
  | { ok: true; value: unknown }
  | {
      ok: false;
      status: 400 | 413 | 415;
      reason: "not-json-type" | "too-large" | "not-utf8" | "broken-off" | "not-json";
    };

function isJsonType(header: string | null): boolean {
  return header?.split(";")[0]?.trim().toLowerCase() === "application/json";
}

/** Reads a JSON body in the order of guards: type (415), size (413), UTF-8 and JSON (400). */
export async function readJsonBody(request: Request, limitBytes: number): Promise<JsonBodyResult> {
  if (!isJsonType(request.headers.get("content-type"))) return { ok: false, status: 415, reason: "not-json-type" };
  const body = await readBody(request, limitBytes);
  if (!body.ok) return { ok: false, status: body.reason === "too-large" ? 413 : 400, reason: body.reason };
  try {
    return { ok: true, value: JSON.parse(body.text) };
  } catch {
    return { ok: false, status: 400, reason: "not-json" };
  }
}
