import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "@/e2e/support/fixtures";
import { json, post } from "@/e2e/support/post-contact";
import { LOOPBACK, SITE_PORT, SITE_URL } from "@/e2e/support/site-environment";

const MEGABYTE = 1024 * 1024;
const HUGE_BODY_MEGABYTES = 60;
const AT_ONCE_MS = 2_000;

/** Speaks to the site byte by byte; the first line of what comes back, empty when it hangs up without a word. */
async function speak(pieces: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(SITE_PORT, LOOPBACK);
  // The site hangs up on what it does not want to hear.
  socket.on("error", () => socket.destroy());
  let heard = "";
  const answered = new Promise<void>((resolve) => {
    socket.on("data", (chunk) => {
      heard += chunk.toString("latin1");
      resolve();
    });
    socket.on("close", () => resolve());
  });
  await once(socket, "connect");
  for (const piece of pieces) {
    if (socket.destroyed || heard) break;
    if (!socket.write(piece)) await Promise.race([once(socket, "drain"), answered]);
  }
  await answered;
  socket.destroy();
  return heard.split("\r\n")[0] ?? "";
}

const head = (...lines: string[]) =>
  ["POST /api/contact HTTP/1.1", `Host: ${LOOPBACK}:${SITE_PORT}`, "Content-Type: application/json", ...lines]
    .map((line) => `${line}\r\n`)
    .join("") + "\r\n";
const repeat = (piece: string) => Array<string>(HUGE_BODY_MEGABYTES).fill(piece);
const fromOwnPage = `Origin: ${SITE_URL}`;

test.afterEach(async () => {
  const startedAt = performance.now();
  expect((await fetch(SITE_URL)).status).toBe(200);
  expect(performance.now() - startedAt, "the page answers as ever").toBeLessThan(AT_ONCE_MS);
});

test.describe("forged headers change nothing", () => {
  const evil = { origin: "https://evil.example" };
  const cases: Record<string, Record<string, string>> = {
    "a host of the attacker's": { ...evil, host: "evil.example" },
    "a forwarded host": { ...evil, "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    "a request that claims to have passed the middleware": {
      ...evil,
      "x-middleware-subrequest": Array(5).fill("middleware").join(":"),
    },
    "a rewrite in the middleware's name": { ...evil, "x-middleware-rewrite": "/api/health", "x-middleware-next": "1" },
  };
  for (const [name, headers] of Object.entries(cases)) {
    test(`${name} is refused`, async () => {
      expect(await post({ body: json(), headers })).toMatchObject({ status: 403, reply: { code: "unexpected" } });
      for (const path of ["/api/account/register", "/api/auth/signout"]) {
        expect((await post({ path, body: json(), headers })).status, path).toBe(403);
      }
    });
  }
});

test.describe("what no browser sends", () => {
  test("sixty megabytes, announced or in pieces, are refused", async () => {
    const megabyte = "x".repeat(MEGABYTE);
    const piece = `${MEGABYTE.toString(16)}\r\n${megabyte}\r\n`;
    const lines = await Promise.all([
      speak([head(fromOwnPage, `Content-Length: ${HUGE_BODY_MEGABYTES * MEGABYTE}`), ...repeat(megabyte)]),
      speak([head(fromOwnPage, "Transfer-Encoding: chunked"), ...repeat(piece), "0\r\n\r\n"]),
    ]);
    for (const line of lines) expect(line).toMatch(/^HTTP\/1\.1 413 |^$/);
  });

  test("a hundred bodies that never end keep nobody waiting", async () => {
    const sockets = Array.from({ length: 100 }, () => connect(SITE_PORT, LOOPBACK));
    try {
      for (const socket of sockets) {
        socket.on("error", () => socket.destroy());
        socket.write(`${head(fromOwnPage, "Content-Length: 5000")}{"name":`);
      }
      expect(await post({ body: json() })).toMatchObject({ status: 200 });
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });

  test("addresses that lead out of the site find nothing", async () => {
    for (const path of [
      "/..%2f..%2f..%2fetc/passwd",
      "/%00",
      "/%ff",
      "/.env",
      "/.data/secret",
      "/_next/../.env.local",
    ]) {
      const line = await speak([`GET ${path} HTTP/1.1\r\nHost: ${LOOPBACK}\r\n\r\n`]);
      expect(line, path).toMatch(/^HTTP\/1\.1 (?:400|404|308) /);
    }
  });
});
