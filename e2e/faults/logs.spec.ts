import { randomUUID } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { expect, test } from "@/e2e/support/fixtures";
import { json, post, type Answer, type Post } from "@/e2e/support/post-contact";
import { npmStart, startSite } from "@/e2e/support/server";
import { SITE_URL } from "@/e2e/support/site-environment";

const FAULTS = ["ok", "412-scopes", "400", "422", "500", "503-page", "redirect", "huge", "reset", "broken"];
const REQUEST_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test("the log holds every request id, and nothing a visitor sent", async ({ request, sandbox, startAnotherSite }) => {
  const mark = `mark${randomUUID()}`;
  const secret = `${mark}-secret-of-more-than-32-characters`;
  const site = await startAnotherSite({ NEXTAUTH_SECRET: secret, TRUSTED_PROXY_HOPS: "1", LOG_LEVEL: "debug" });
  const headers = {
    "x-forwarded-for": "203.0.113.77",
    "user-agent": mark,
    "x-request-id": mark,
    "x-vercel-id": mark,
    cookie: `next-auth.session-token=${mark}; signed_in=1`,
    referer: `${site.url}/?${mark}`,
    authorization: `Bearer ${mark}%`,
  };
  const email = `${mark.slice(0, 40)}@visitors.example`;
  const body = json({ name: mark, email, subject: mark, message: mark });
  const answers: Answer[] = [];
  const send = async ({ headers: extra, ...request }: Partial<Post>) =>
    void answers.push(await post({ url: site.url, body, ...request, headers: { ...headers, ...extra } }));

  for (const [index, mode] of FAULTS.entries()) {
    const own = `${mark}-${index}`;
    await sandbox.answer({ mode, match: own });
    await send({ headers: { "x-forwarded-for": `203.0.113.${index}` }, body: body.replaceAll(mark, own) });
  }
  await send({ headers: { origin: `https://${mark}.example` } });
  await send({ headers: { "content-type": `text/${mark}` } });
  await send({ body: `{"${mark}` });
  await send({ body: JSON.stringify({ [mark]: mark }) });
  for (const path of ["register", "forgot", "password"]) {
    await send({ path: `/api/account/${path}`, body: JSON.stringify({ name: mark, email, password: mark }) });
    await send({ path: `/api/account/${path}`, body: JSON.stringify({ token: mark, password: mark }) });
  }
  for (const posted of [
    { "next-action": mark },
    { "content-type": `multipart/form-data; boundary=${mark}` },
    { "content-type": "application/x-www-form-urlencoded" },
  ]) {
    for (const [path, status] of [
      ["/", 405],
      ["/api/none", 404],
    ] as const) {
      await send({ path, headers: posted });
      expect(answers.at(-1)?.status, path).toBe(status);
    }
  }
  const csrf = await request.get(`${site.url}/api/auth/csrf`);
  const data = { ...((await csrf.json()) as object), email, password: mark, json: "true" };
  const signIn = await request.post(`${site.url}/api/auth/callback/credentials`, {
    headers: { Origin: site.url },
    data,
  });
  expect(signIn.status()).toBe(401);
  await request.get(`${site.url}/api/auth/session`, { headers });
  await request.get(`${site.url}/api/auth/callback/oidc?code=${mark}&state=${mark}`, { headers });
  await request.get(`${site.url}/${mark}`, { headers });

  expect(site.output()).not.toMatch(/Server (?:Action|Reference)/);
  const lines = site.output().split("\n");
  const entries = lines.filter((line) => line.startsWith("{")).map((line): unknown => JSON.parse(line));
  for (const { status, headers: sent } of answers) {
    const requestId = sent["x-request-id"];
    expect(requestId).toMatch(REQUEST_ID);
    expect(entries).toContainEqual(expect.objectContaining({ requestId, status, level: expect.any(String) }));
  }
  expect(lines.filter((line) => [mark, "203.0.113.", "sandbox_"].some((part) => line.includes(part)))).toEqual([]);
});

test("a URL that a visitor invents leaves nothing in the log", async ({ startAnotherSite }) => {
  const { url, output } = await startAnotherSite({});
  const mark = `mark${randomUUID()}`;
  const own = /\/_next\/image\?url=(\S+?)&amp;w=(\d+)&amp;q=75/.exec(await (await fetch(url)).text());
  const askForImage = (image: string) =>
    post({ url, method: "GET", path: `/_next/image?url=${image}&w=${own?.[2]}&q=75`, body: "" });
  expect((await askForImage(own?.[1] ?? "")).status).toBe(200);
  const version = /%3Fv%3D\w+$/.exec(own?.[1] ?? "")?.[0] ?? "";
  const forged = encodeURIComponent(`\n${JSON.stringify({ event: mark })}\n\u001b[31m`);
  for (const folder of ["/images/", "/_next/static/media/", "/images/portrait.webp?v=", "https://example.com/"]) {
    const { status } = await askForImage(encodeURIComponent(folder) + forged + version);
    expect([400, 404], folder).toContain(status);
  }
  const long = "x".repeat(200 * 1024);
  expect(await post({ url, path: `/api/contact?email=${mark}`, body: long })).toMatchObject({ status: 413 });
  for (const method of ["OPTIONS", "PUT", "BREW"]) {
    for (const path of ["/", "/api/contact", `/api/auth/${mark}`])
      await post({ url, method, path, body: "" }).catch(() => 0);
  }
  expect(output()).not.toMatch(/^\s+at /m);
  // Next.js logs a stack trace for these two, but nothing that a visitor sent.
  await post({ url, method: "TRACE", path: `/api/contact?email=${mark}`, headers: { referer: mark }, body: "" });
  await post({ url, method: "OPTIONS", path: "*", headers: { referer: mark }, body: "" });
  expect(output()).not.toContain(mark);
});

const FULL_DISK = "/dev/full";
const LOGGED_REQUESTS = 200;
const AT_ONCE = 50;
const POST_TO_PAGE = { path: "/", headers: { "content-type": "application/x-www-form-urlencoded" } };

/** Sends requests that each write a line to the log, and expects the site to keep working. */
async function expectToWork(url: string, origin = url) {
  const askLogged = async () => (await post({ url, body: "", ...POST_TO_PAGE })).status;
  for (let sent = 0; sent < LOGGED_REQUESTS; sent += AT_ONCE) {
    expect(new Set(await Promise.all(Array.from({ length: AT_ONCE }, askLogged)))).toEqual(new Set([405]));
  }
  expect((await fetch(url)).status).toBe(200);
  expect(await post({ url, body: json(), headers: { origin } })).toMatchObject({ status: 200 });
}

test("npm start serves the site even if the disk for its log is full", async () => {
  const log = openSync(FULL_DISK, "w");
  // Use the build's SITE_URL. Otherwise `npm start` would rebuild the site.
  const site = await startSite({ SITE_URL }, npmStart, undefined, ["ignore", log, log]);
  closeSync(log);
  try {
    await expectToWork(site.url, SITE_URL);
  } finally {
    await site.stop();
  }
});

test("the site keeps working after its log's reader has closed the pipe", async ({ startAnotherSite }) => {
  const { url, streams } = await startAnotherSite({});
  for (const stream of streams) stream.destroy();
  await expectToWork(url);
});
