import "server-only";
import { z } from "zod";
import { fail, type Result } from "@/lib/result";

const BODY_LIMIT_BYTES = 16 * 1024;

type BodyCode = "not-json-type" | "too-large" | "not-utf8" | "broken-off" | "not-json" | "invalid-input";

interface BodyDetails {
  status: 400 | 413 | 415;
  /** The first error for each invalid field. */
  fields?: Record<string, string>;
}

type BodyResult<T> = Result<{ value: T }, BodyCode, BodyDetails>;

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
): Promise<BodyResult<unknown>> {
  const given = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const type = types.find((known) => known === given);
  if (!type) return fail("not-json-type", { status: 415 });
  if (Number(request.headers.get("content-length")) > BODY_LIMIT_BYTES) return fail("too-large", { status: 413 });
  const bytes = await readBytes(request.body, BODY_LIMIT_BYTES).catch(() => null);
  if (!bytes) return fail("broken-off", { status: 400 });
  if (bytes.byteLength > BODY_LIMIT_BYTES) return fail("too-large", { status: 413 });
  try {
    return { ok: true, value: PARSERS[type](utf8().decode(bytes)) };
  } catch (error) {
    return fail(error instanceof SyntaxError ? "not-json" : "not-utf8", { status: 400 });
  }
}

/** Reads a JSON body and validates its fields. */
export async function readInput<T>(request: Request, schema: z.ZodType<T>): Promise<BodyResult<T>> {
  const json = await readBody(request, ["application/json"]);
  if (!json.ok) return json;
  const { data, error } = schema.safeParse(json.value);
  if (!error) return { ok: true, value: data };
  const errors = Object.entries<string[] | undefined>(z.flattenError(error).fieldErrors);
  const fields = Object.fromEntries(errors.map(([field, [first = ""] = []]) => [field, first]));
  return fail("invalid-input", { status: 400, fields });
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
