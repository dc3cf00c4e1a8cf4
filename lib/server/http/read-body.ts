import "server-only";

/** Largest accepted body of any request. */
const BODY_LIMIT_BYTES = 16 * 1024;

type BodyRefusal = {
  ok: false;
  status: 400 | 413 | 415;
  reason: "not-json-type" | "too-large" | "not-utf8" | "broken-off" | "not-json";
};

/** The first `limitBytes` of a stream, or one chunk more; leaving the loop cancels the rest. */
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

/** Reads a request body as text: at most 16 KiB, with or without a declared length, and only valid UTF-8. */
export async function readBody(request: Request): Promise<{ ok: true; text: string } | BodyRefusal> {
  const tooLarge: BodyRefusal = { ok: false, status: 413, reason: "too-large" };
  if (Number(request.headers.get("content-length")) > BODY_LIMIT_BYTES) return tooLarge;
  let bytes: Buffer;
  try {
    bytes = await readBytes(request.body, BODY_LIMIT_BYTES);
  } catch {
    return { ok: false, status: 400, reason: "broken-off" };
  }
  if (bytes.byteLength > BODY_LIMIT_BYTES) return tooLarge;
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, status: 400, reason: "not-utf8" };
  }
}

/** Reads a JSON body in the order of guards: type (415), size (413), UTF-8 and JSON (400). */
export async function readJsonBody(request: Request): Promise<{ ok: true; value: unknown } | BodyRefusal> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return { ok: false, status: 415, reason: "not-json-type" };
  const body = await readBody(request);
  if (!body.ok) return body;
  try {
    return { ok: true, value: JSON.parse(body.text) };
  } catch {
    return { ok: false, status: 400, reason: "not-json" };
  }
}

/** The first `limitBytes` of a reply as text, null when it is not UTF-8. Throws when the connection breaks or times out. */
export async function readTextUpTo(response: Response, limitBytes: number): Promise<string | null> {
  const bytes = await readBytes(response.body, limitBytes - 1);
  try {
    // `stream` forgives a character cut in two by the limit.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, limitBytes), { stream: true });
  } catch {
    return null;
  }
}
