import { describe, expect, it } from "vitest";
import { readJsonBody } from "./read-body";

const LIMIT_BYTES = 16 * 1024;

function post(body: BodyInit, headers: Record<string, string> = {}) {
  return new Request("http://site.test/", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...headers },
    duplex: "half",
  } as RequestInit);
}

function inChunks(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

describe("readJsonBody", () => {
  it("puts together a body that comes in pieces, through the middle of a character", async () => {
    expect(await readJsonBody(post(inChunks('{"a":"🏔"}', 3)))).toEqual({ ok: true, value: { a: "🏔" } });
  });

  it.each([
    ["text/plain", "{}", { "Content-Type": "text/plain" }, 415, "not-json-type"],
    ["a look-alike type", "{}", { "Content-Type": "application/jsonp" }, 415, "not-json-type"],
    ["a declared length", "{}", { "Content-Length": String(LIMIT_BYTES + 1) }, 413, "too-large"],
    ["no body", "", {}, 400, "not-json"],
    ["broken JSON", "{bad", {}, 400, "not-json"],
    ["invalid UTF-8", new Uint8Array([0x22, 0xff, 0x22]), {}, 400, "not-utf8"],
    [
      "a body that breaks off",
      new ReadableStream({ pull: (body) => body.error(new Error("gone")) }),
      {},
      400,
      "broken-off",
    ],
  ])("refuses %s", async (_, body, headers, status, reason) => {
    expect(await readJsonBody(post(body, headers))).toEqual({ ok: false, status, reason });
  });

  it("stops reading where the limit is, whatever the length says", async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(LIMIT_BYTES / 4));
      },
    });
    expect(await readJsonBody(post(endless))).toMatchObject({ status: 413 });
    expect(pulled).toBeLessThan(10);
  });

  it("takes exactly as much as the limit", async () => {
    const text = JSON.stringify("x".repeat(LIMIT_BYTES - 2));
    expect(await readJsonBody(post(text))).toMatchObject({ ok: true });
    expect(await readJsonBody(post(` ${text}`))).toMatchObject({ status: 413 });
  });
});
