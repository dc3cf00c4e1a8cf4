import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it } from "vitest";
import { ensurePortIsFree, readPort, waitUntilAnswers } from "./ports.mjs";

it("reports a port in use, and a server that does not answer in time", async () => {
  const server = createServer((_request, response) => response.writeHead(404).end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  const wait = (limitMs) => waitUntilAnswers(`http://127.0.0.1:${port}`, { limitMs, isCancelled: () => false });
  await expect(ensurePortIsFree(port, "PORT")).rejects.toThrow(new RegExp(`^Port ${port} is in use: .* with PORT\\.$`));
  expect(await wait(10_000)).toBe(true);
  server.close();
  server.closeAllConnections();
  await once(server, "close");
  await expect(ensurePortIsFree(port, "PORT")).resolves.toBeUndefined();
  await expect(wait(150)).rejects.toThrow(/did not answer within 0.15 s/);
});

it("reads a port, falls back to the default, and refuses anything else", () => {
  expect(readPort({ PORT: "8080" }, "PORT", 3000)).toBe(8080);
  expect(readPort({}, "PORT", 3000)).toBe(3000);
  for (const PORT of ["0", "65536", "3000x", "-1", "1.5"]) {
    expect(() => readPort({ PORT }, "PORT", 3000), PORT).toThrow(/^PORT must be a port number/);
  }
});
