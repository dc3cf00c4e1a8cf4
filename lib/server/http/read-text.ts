import "server-only";

/**
 * The first `limitBytes` of a reply as text; the rest is dropped unread. Null when it is not UTF-8. Throws what
 * `fetch` throws when the connection breaks or times out meanwhile.
 */
export async function readTextUpTo(response: Response, limitBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let left = limitBytes;
  // Leaving the loop cancels the stream.
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk.subarray(0, left));
    left -= chunk.byteLength;
    if (left <= 0) break;
  }
  try {
    // `stream` forgives a character cut in two by the limit.
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks), { stream: true });
  } catch {
    return null;
  }
}
