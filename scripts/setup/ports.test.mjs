import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ensurePortIsFree, readPort, waitUntilAnswers } from "./ports.mjs";

let server;
let port;
beforeEach(async () => {
  server = createServer((_request, response) => response.writeHead(404).end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  port = server.address().port;
});
afterEach(() => server.close());

it("refuses a port that is in use in one sentence that names the setting", async () => {
  await expect(ensurePortIsFree(port, "PORT")).rejects.toThrow(new RegExp(`^Port ${port} is in use: .* with PORT\\.$`));
  server.close();
  await once(server, "close");
  await expect(ensurePortIsFree(port, "PORT")).resolves.toBeUndefined();
});

it.each(["0", "65536", "3000x", "-1", "1.5"])("refuses %s as a port", (text) => {
  expect(() => readPort({ PORT: text }, "PORT", 3000)).toThrow(/^PORT must be a port number/);
});

it("reads a port, or takes the usual one", () => {
  expect(readPort({ PORT: "8080" }, "PORT", 3000)).toBe(8080);
  expect(readPort({}, "PORT", 3000)).toBe(3000);
});

it("takes any answer for an answer", async () => {
  const waiting = { limitMs: 5000, isCancelled: () => false };
  expect(await waitUntilAnswers(`http://127.0.0.1:${port}`, waiting)).toBe(true);
});

it("gives up in one sentence", async () => {
  server.close();
  await once(server, "close");
  const waiting = waitUntilAnswers(`http://127.0.0.1:${port}`, { limitMs: 150, isCancelled: () => false });
  await expect(waiting).rejects.toThrow(/did not answer within 0.15 s/);
});
