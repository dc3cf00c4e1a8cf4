import { expect, test } from "./support/fixtures";
import { json, post, type Post } from "./support/post-contact";

const KILOBYTE = 1024;

/** What only the real server shows; all else is in the unit tests of route, schema and reader. */
const BAD_INPUT: (Post & { name: string; status: number })[] = [
  { name: "nothing at all", body: "", status: 400 },
  { name: "over 16 KiB in small pieces", body: Array(40).fill("x".repeat(KILOBYTE)), status: 413 },
  { name: "a megabyte in one piece without a length", body: ["x".repeat(1024 * KILOBYTE)], status: 413 },
  { name: "invalid UTF-8", body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), status: 400 },
];

for (const { name, status, ...input } of BAD_INPUT) {
  test(`refuses ${name} with ${status}`, async () => {
    expect(await post(input)).toMatchObject({ status, reply: { ok: false, code: "invalid-input" } });
  });
}

test("refuses another site's page", async () => {
  const headers = { origin: "https://evil.example" };
  expect(await post({ body: json(), headers })).toMatchObject({ status: 403, reply: { code: "unexpected" } });
});

test("no header lets a client pass for another one", async ({ startAnotherSite }) => {
  const { url } = await startAnotherSite({ TRUSTED_PROXY_HOPS: "0" });
  const names = ["x-real-ip", "x-socket-address", "cf-connecting-ip", "true-client-ip", "x-client-ip"];
  const statuses: number[] = [];
  for (let n = 1; n <= 7; n += 1) {
    const address = `203.0.113.${n}`;
    const forged = { ...Object.fromEntries(names.map((name) => [name, address])), forwarded: `for=${address}` };
    const headers = { ...forged, "x-forwarded-for": undefined };
    statuses.push((await post({ url, body: json(), headers })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});
