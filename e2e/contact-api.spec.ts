import { expect, test } from "./support/fixtures";
import { json, post, type Post } from "./support/post-contact";

const KILOBYTE = 1024;

/** What only the real server shows; fields and JSON are the schema's and the reader's unit tests. */
const BAD_INPUT: (Post & { name: string; status: number; code?: string; field?: string })[] = [
  { name: "nothing at all", body: "", status: 400 },
  { name: "empty fields", body: json({ name: "", email: "", subject: "", message: "" }), status: 400, field: "name" },
  { name: "a form's own encoding", body: "name=Ada", headers: { "content-type": "text/plain" }, status: 415 },
  { name: "over 16 KiB with a length", body: json({ message: "x".repeat(17 * KILOBYTE) }), status: 413 },
  { name: "over 16 KiB in small pieces", body: Array(40).fill("x".repeat(KILOBYTE)), status: 413 },
  { name: "40 kB in one piece without a length", body: ["x".repeat(40 * KILOBYTE)], status: 413 },
  { name: "a megabyte in one piece without a length", body: ["x".repeat(1024 * KILOBYTE)], status: 413 },
  { name: "far over 16 KiB in small pieces", body: Array(2000).fill("x".repeat(KILOBYTE)), status: 413 },
  { name: "invalid UTF-8", body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), status: 400 },
  { name: "a line break in the subject", body: json({ subject: "a\r\nBcc: b@c.co" }), status: 400, field: "subject" },
  {
    name: "another site's page",
    body: json({}),
    headers: { origin: "https://evil.example" },
    status: 403,
    code: "unexpected",
  },
];

for (const { name, status, code = "invalid-input", field, ...input } of BAD_INPUT) {
  test(`refuses ${name} with ${status}`, async () => {
    const answer = await post(input);
    expect(answer).toMatchObject({ status, reply: { ok: false, code } });
    if (field) expect(answer.reply).toHaveProperty(["fields", field]);
  });
}

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
