import "server-only";

export type BodyResult = { ok: true; text: string } | { ok: false; reason: "too-large" | "not-utf8" | "broken-off" };

async function readBytes(stream: ReadableStream<Uint8Array>, limitBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream, so an oversized body is never read to its end.
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > limitBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a request body as text: at most `limitBytes`, with or without a declared length, and only valid UTF-8. */
export async function readBody(request: Request, limitBytes: number): Promise<BodyResult> {
  if (Number(request.headers.get("content-length") ?? 0) > limitBytes) return { ok: false, reason: "too-large" };
  if (!request.body) return { ok: true, text: "" };
  let bytes: Uint8Array | null;
  try {
    bytes = await readBytes(request.body, limitBytes);
  } catch {
    return { ok: false, reason: "broken-off" };
  }
  if (!bytes) return { ok: false, reason: "too-large" };
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, reason: "not-utf8" };
  }
}
