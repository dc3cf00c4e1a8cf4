import { expect, it, vi } from "vitest";
import { readBody } from "./read-body";

const LIMIT_BYTES = 16 * 1024;

const readJson = (request: Request) => readBody(request, ["application/json"]);

function post(body: BodyInit, headers: Record<string, string> = {}) {
  return new Request("http://site.test/", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...headers },
    duplex: "half",
  } as RequestInit);
}

it("joins a body that is split in the middle of a character", async () => {
  const stream = new TransformStream<Uint8Array>();
  const writer = stream.writable.getWriter();
  for (const byte of new TextEncoder().encode('{"a":"🏔"}')) void writer.write(Uint8Array.of(byte));
  void writer.close();
  expect(await readJson(post(stream.readable))).toEqual({ ok: true, value: { a: "🏔" } });
});

it("accepts the content type with a parameter and in another case", async () => {
  const json = post("{}", { "Content-Type": "Application/JSON; charset=utf-8" });
  expect(await readJson(json)).toEqual({ ok: true, value: {} });
});

it.each([
  ["text/plain", "{}", { "Content-Type": "text/plain" }, 415, "not-json-type"],
  ["a content type that only resembles JSON", "{}", { "Content-Type": "application/jsonp" }, 415, "not-json-type"],
  ["a declared length over the limit", "{}", { "Content-Length": String(LIMIT_BYTES + 1) }, 413, "too-large"],
  ["an empty body", "", {}, 400, "not-json"],
  ["broken JSON", "{bad", {}, 400, "not-json"],
  ["invalid UTF-8", new Uint8Array([0x22, 0xff, 0x22]), {}, 400, "not-utf8"],
  ["an interrupted body", new ReadableStream({ pull: (body) => body.error(new Error("gone")) }), {}, 400, "broken-off"],
])("rejects %s", async (_, body, headers, status, code) => {
  expect(await readJson(post(body, headers))).toEqual({ ok: false, code, status });
});

it("stops reading an endless body at the limit", async () => {
  const pull = vi.fn((body: ReadableStreamDefaultController) => body.enqueue(new Uint8Array(LIMIT_BYTES / 4)));
  expect(await readJson(post(new ReadableStream({ pull })))).toMatchObject({ status: 413 });
  expect(pull.mock.calls.length).toBeLessThan(10);
});

it("accepts a body that is exactly as long as the limit", async () => {
  const text = JSON.stringify("x".repeat(LIMIT_BYTES - 2));
  expect(await readJson(post(text))).toMatchObject({ ok: true });
  expect(await readJson(post(` ${text}`))).toMatchObject({ status: 413 });
});
