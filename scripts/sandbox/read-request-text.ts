import type { IncomingMessage } from "node:http";

const LIMIT_BYTES = 1024 * 1024;

/** A request's body as text; breaks the connection off when it is absurdly long. */
export async function readRequestText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.byteLength;
    if (size > LIMIT_BYTES) throw new Error("The request body is too long");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}
