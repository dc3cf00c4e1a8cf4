import { randomUUID } from "node:crypto";
import { expect, test } from "./support/fixtures";
import { json, post, type Post } from "./support/post-contact";

const KILOBYTE = 1024;

const BAD_INPUT: (Post & { name: string; status: number; code?: string; field?: string })[] = [
  { name: "nothing at all", body: "", status: 400 },
  { name: "empty fields", body: json({ name: "", email: "", subject: "", message: "" }), status: 400, field: "name" },
  { name: "a name that is too long", body: json({ name: "x".repeat(81) }), status: 400, field: "name" },
  { name: "a message that is too long", body: json({ message: "x".repeat(4001) }), status: 400, field: "message" },
  { name: "a number for a subject", body: json({ subject: 7 }), status: 400, field: "subject" },
  { name: "a list", body: "[]", status: 400 },
  { name: "what is not JSON", body: "{bad", status: 400 },
  { name: "a form's own encoding", body: "name=Ada", headers: { "content-type": "text/plain" }, status: 415 },
  { name: "over 16 KiB with a length", body: json({ message: "x".repeat(17 * KILOBYTE) }), status: 413 },
  { name: "over 16 KiB without a length", body: Array(40).fill("x".repeat(KILOBYTE)), status: 413 },
  { name: "far over 16 KiB without a length", body: Array(2000).fill("x".repeat(KILOBYTE)), status: 413 },
  { name: "invalid UTF-8", body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), status: 400 },
  { name: "a control character in the name", body: json({ name: "A\u0007da" }), status: 400, field: "name" },
  { name: "a line break in the subject", body: json({ subject: "a\r\nBcc: b@c.co" }), status: 400, field: "subject" },
  { name: "a line break in the e-mail", body: json({ email: "a@b.co\n" }), status: 400, field: "email" },
  { name: "two addresses", body: json({ email: "a@b.co, c@d.co" }), status: 400, field: "email" },
  { name: "unknown fields", body: json({ to: "evil@example.com" }), status: 400 },
  {
    name: "another site's page",
    body: json({}),
    headers: { origin: "https://evil.example" },
    status: 403,
    code: "unexpected",
  },
  {
    name: "a cross-site fetch",
    body: json({}),
    headers: { "sec-fetch-site": "cross-site" },
    status: 403,
    code: "unexpected",
  },
  {
    name: "a page that hides its origin",
    body: json({}),
    headers: { origin: "null" },
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
  const direct = await startAnotherSite({ TRUSTED_PROXY_HOPS: "0" });
  const forge = (n: number) =>
    post({
      url: direct.url,
      body: json({}),
      headers: {
        "x-forwarded-for": undefined,
        "x-real-ip": `203.0.113.${n}`,
        "x-socket-address": `203.0.113.${n}`,
        forwarded: `for=203.0.113.${n}`,
      },
    });
  const statuses: number[] = [];
  for (let n = 1; n <= 7; n += 1) statuses.push((await forge(n)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test("the log tells what happened and never what was typed", async ({ startAnotherSite, sandbox }) => {
  const another = await startAnotherSite({});
  const mark = randomUUID();
  await sandbox.answer({ mode: "ok", match: mark, status: 500, text: `no such mailbox ${mark}@example.com` });
  const body = JSON.stringify({ name: mark, email: `${mark}@example.com`, subject: mark, message: mark });
  const headers = { "idempotency-key": mark, "user-agent": mark };
  expect(await post({ url: another.url, body, headers })).toMatchObject({ status: 502 });
  await post({ url: another.url, body: `{"name": "${mark}"`, headers });
  await post({ url: another.url, body, headers: { ...headers, origin: `https://${mark}.example` } });

  const lines = another
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  const events = lines.map((line): unknown => JSON.parse(line));
  expect(events).toContainEqual(expect.objectContaining({ route: "/api/contact", status: 502, code: "provider-500" }));
  expect(events).toContainEqual(expect.objectContaining({ status: 403, code: "cross-site" }));
  expect(another.output()).not.toContain(mark);
});
