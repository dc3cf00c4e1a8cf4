import "server-only";
import { z } from "zod";

const BODY_LIMIT_BYTES = 16 * 1024;

type BodyError = {
  ok: false;
  status: 400 | 413 | 415;
  reason: "not-json-type" | "too-large" | "not-utf8" | "broken-off" | "not-json" | "invalid-input";
  /** The first error for each invalid field. */
  fields?: Record<string, string>;
};

const utf8 = () => new TextDecoder("utf-8", { fatal: true });

/** Stops reading after the chunk that exceeds `limitBytes`. Leaving the loop cancels the stream. */
async function readBytes(stream: ReadableStream<Uint8Array> | null, limitBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > limitBytes) break;
  }
  return Buffer.concat(chunks);
}

const PARSERS = {
  "application/json": (text: string): unknown => JSON.parse(text),
  "application/x-www-form-urlencoded": (text: string) => Object.fromEntries(new URLSearchParams(text)),
};

/** Reads a body and checks its content type, size, UTF-8 encoding and syntax, in that order. */
export async function readBody(
  request: Request,
  types: readonly (keyof typeof PARSERS)[],
): Promise<{ ok: true; value: unknown } | BodyError> {
  const fail = (status: BodyError["status"], reason: BodyError["reason"]) => ({ ok: false, status, reason }) as const;
  const given = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const type = types.find((known) => known === given);
  if (!type) return fail(415, "not-json-type");
  if (Number(request.headers.get("content-length")) > BODY_LIMIT_BYTES) return fail(413, "too-large");
  const bytes = await readBytes(request.body, BODY_LIMIT_BYTES).catch(() => null);
  if (!bytes) return fail(400, "broken-off");
  if (bytes.byteLength > BODY_LIMIT_BYTES) return fail(413, "too-large");
  try {
    return { ok: true, value: PARSERS[type](utf8().decode(bytes)) };
  } catch (error) {
    return fail(400, error instanceof SyntaxError ? "not-json" : "not-utf8");
  }
}

/** Reads a JSON body and validates its fields. */
export async function readInput<T>(
  request: Request,
  schema: z.ZodType<T>,
): Promise<{ ok: true; value: T } | BodyError> {
  const json = await readBody(request, ["application/json"]);
  if (!json.ok) return json;
  const { data, error } = schema.safeParse(json.value);
  if (!error) return { ok: true, value: data };
  const errors = Object.entries<string[] | undefined>(z.flattenError(error).fieldErrors);
  const fields = Object.fromEntries(errors.map(([field, [first = ""] = []]) => [field, first]));
  return { ok: false, status: 400, reason: "invalid-input", fields };
}

export async function readTextUpTo(response: Response, limitBytes: number): Promise<string | null> {
  const bytes = await readBytes(response.body, limitBytes - 1);
  try {
    // With `stream`, the decoder accepts a final character that is cut off at the limit.
    return utf8().decode(bytes.subarray(0, limitBytes), { stream: true });
  } catch {
    return null;
  }
}
