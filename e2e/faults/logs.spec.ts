import { randomUUID } from "node:crypto";
import { createAccountClient } from "@/e2e/account/support/account"; // accounts
import { expect, test } from "@/e2e/support/fixtures";
import { type Answer, json, post } from "@/e2e/support/post-contact";

const ADDRESS = "203.0.113.77";
const FAULTS = ["ok", "412-scopes", "400", "422", "500", "503-page", "redirect", "huge", "reset", "broken"];
const REQUEST_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test("every answer's request id stands in the log, and nothing that a visitor sent", async ({
  request,
  sandbox,
  startAnotherSite,
}) => {
  const mark = `mark${randomUUID()}`;
  const secret = `${mark}-secret-of-more-than-32-characters`;
  const site = await startAnotherSite({ NEXTAUTH_SECRET: secret, TRUSTED_PROXY_HOPS: "1", LOG_LEVEL: "debug" });
  const headers = {
    "x-forwarded-for": ADDRESS,
    "user-agent": mark,
    "x-request-id": mark,
    "x-vercel-id": mark,
    cookie: `next-auth.session-token=${mark}; signed_in=1`,
    referer: `${site.url}/?${mark}`,
    authorization: `Bearer ${mark}%`,
  };
  const email = `${mark.slice(0, 40)}@visitors.example`;
  const body = json({ name: mark, email, subject: mark, message: mark });
  const send = (extra: Record<string, string> = {}, path?: string, text = body) =>
    post({ url: site.url, path, body: text, headers: { ...headers, ...extra } });

  const answers: Answer[] = [];
  for (const [index, mode] of FAULTS.entries()) {
    const own = `${mark}-${index}`;
    await sandbox.answer({ mode, match: own });
    answers.push(await send({ "x-forwarded-for": `203.0.113.${index}` }, undefined, body.replaceAll(mark, own)));
  }
  answers.push(await send({ origin: `https://${mark}.example` }));
  answers.push(await send({}, undefined, `{"${mark}`));
  answers.push(await send({}, undefined, JSON.stringify({ [mark]: mark })));
  answers.push(await send({ "content-type": `text/${mark}` }));
  const account = JSON.stringify({ name: mark, email, password: mark });
  for (const path of ["register", "forgot", "password"]) {
    answers.push(await send({}, `/api/account/${path}`, account));
    answers.push(await send({}, `/api/account/${path}`, JSON.stringify({ token: mark, password: mark })));
  }
  await createAccountClient(request, site.url).signIn({ email, password: mark }); // accounts
  await request.get(`${site.url}/api/auth/session`, { headers });
  await request.get(`${site.url}/api/auth/callback/oidc?code=${mark}&state=${mark}`, { headers });
  await request.get(`${site.url}/${mark}`, { headers });

  const lines = site.output().split("\n");
  const entries = lines
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const { status, headers: sent } of answers) {
    const requestId = sent["x-request-id"];
    expect(requestId).toMatch(REQUEST_ID);
    expect(entries).toContainEqual(expect.objectContaining({ requestId, status, level: expect.any(String) }));
  }
  expect(
    lines.filter((line) => line.includes(mark) || line.includes("203.0.113.") || line.includes("sandbox_")),
  ).toEqual([]);
});
