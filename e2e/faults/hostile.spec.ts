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
  const MIDDLEWARE_NAMES = ["middleware", "src/middleware", "pages/_middleware", "proxy"];
  const cases: Record<string, Record<string, string>> = {
    "a host of the attacker's": { ...evil, host: "evil.example" },
    "a forwarded host": { ...evil, "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    "a fetch from another site that claims the origin": { "sec-fetch-site": "cross-site" },
    "a fetch from a sister domain": { "sec-fetch-site": "same-site" },
    "a visit typed by hand": { "sec-fetch-site": "none" },
    "an unknown kind of fetch": { ...evil, "sec-fetch-site": "SAME-ORIGIN" },
    "an origin that only begins like ours": { origin: `${SITE_URL}.evil.example` },
    "another port": { origin: `http://${LOOPBACK}:${SITE_PORT + 1}` },
    "no real origin": { origin: "null" },
    ...Object.fromEntries(
      MIDDLEWARE_NAMES.map((name) => [
        `a request that claims to have passed ${name}`,
        { ...evil, "x-middleware-subrequest": Array(5).fill(name).join(":") },
      ]),
    ),
    "a rewrite in the middleware's name": { ...evil, "x-middleware-rewrite": "/api/health", "x-middleware-next": "1" },
  };
  for (const [name, headers] of Object.entries(cases)) {
    test(`${name} is refused`, async () => {
      expect(await post({ body: json(), headers })).toMatchObject({ status: 403, reply: { code: "unexpected" } });
      const account = await post({ path: "/api/account/register", body: json(), headers });
      expect(account.status).toBe(403);
    });
  }

  test("an address in any header is nobody's address", async ({ startAnotherSite }) => {
    const { url } = await startAnotherSite({ TRUSTED_PROXY_HOPS: "0" });
    const statuses: number[] = [];
    for (let n = 1; n <= 7; n += 1) {
      const address = `203.0.113.${n}`;
      const names = ["x-real-ip", "cf-connecting-ip", "true-client-ip", "x-client-ip", "x-vercel-id"];
      const forged = { forwarded: `for=${address}`, "x-socket-address-000000000000000000000000": address };
      const headers = {
        ...Object.fromEntries(names.map((name) => [name, address])),
        ...forged,
        "x-forwarded-for": undefined,
      };
      const answer = await post({ url, body: json(), headers });
      statuses.push(answer.status);
      expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  test("behind one proxy only what the proxy adds counts", async ({ startAnotherSite }) => {
    const { url } = await startAnotherSite({ TRUSTED_PROXY_HOPS: "1" });
    const statuses: number[] = [];
    for (let n = 1; n <= 6; n += 1) {
      const headers = { "x-forwarded-for": `203.0.113.${n}, 198.51.100.${n}, 10.4.4.4` };
      statuses.push((await post({ url, body: json(), headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

test.describe("what no browser sends", () => {
  const nested = `${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}`;
  const bodies: Record<string, { body: string; status: number }> = {
    "an object two thousand deep": { body: nested, status: 400 },
    "a prototype": { body: '{"__proto__":{"isAdmin":true},"name":"Ada"}', status: 400 },
    "a constructor": { body: json({ constructor: { prototype: {} } }), status: 400 },
    "a byte order mark and nothing": { body: "\uFEFF", status: 400 },
    "a number": { body: "1e999", status: 400 },
    "a null": { body: "null", status: 400 },
    "half a surrogate pair": { body: '{"name":"\\ud800"}', status: 400 },
  };
  for (const [name, { body, status }] of Object.entries(bodies)) {
    test(`${name} is refused with ${status}`, async () => {
      expect(await post({ body })).toMatchObject({ status, reply: { ok: false, code: "invalid-input" } });
    });
  }

  for (const method of ["PUT", "DELETE", "PATCH"]) {
    test(`${method} is refused`, async () => {
      expect((await post({ body: "", method })).status).toBe(405);
    });
  }

  test("sixty megabytes, announced or in pieces, are refused", async () => {
    const megabyte = "x".repeat(MEGABYTE);
    const piece = `${MEGABYTE.toString(16)}\r\n${megabyte}\r\n`;
    const lines = await Promise.all([
      speak([head(fromOwnPage, `Content-Length: ${HUGE_BODY_MEGABYTES * MEGABYTE}`), ...repeat(megabyte)]),
      speak([head(fromOwnPage, "Transfer-Encoding: chunked"), ...repeat(piece), "0\r\n\r\n"]),
    ]);
    // Of pieces that are over its own limit at once, Next.js hands on nothing: not JSON.
    for (const line of lines) expect(line).toMatch(/^HTTP\/1\.1 4(?:00|13) |^$/);
  });

  test("two lengths, two encodings, a broken chunk and noise are refused before any route", async () => {
    const lines = await Promise.all([
      speak([head(fromOwnPage, "Content-Length: 5", "Content-Length: 6"), "aaaaaa"]),
      speak([head(fromOwnPage, "Content-Length: 5", "Transfer-Encoding: chunked"), "0\r\n\r\n"]),
      speak([head(fromOwnPage, "Transfer-Encoding: chunked"), "not a length\r\n"]),
      speak([Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03])]),
      speak(["GET / HTTP/9.9\r\n\r\n"]),
    ]);
    for (const line of lines) expect(line).toMatch(/^HTTP\/1\.1 4\d\d |^$/);
  });

  test("a header of a hundred kilobytes is refused", async () => {
    expect(await speak([head(`X-Long: ${"x".repeat(100_000)}`)])).toBe("HTTP/1.1 431 Request Header Fields Too Large");
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
