import type { APIRequestContext, APIResponse } from "@playwright/test";
import {
  createAccountClient,
  FORGOT_SUBJECT,
  inventPerson,
  makeAccount,
  readLink,
  readToken,
  waitForMail,
  WELCOME_SUBJECT,
} from "@/e2e/account/support/account";
import { expect, test } from "@/e2e/support/fixtures";
import { SITE_URL } from "@/e2e/support/site-environment";

const SIGNED_OUT = {};
const NEW_PASSWORD = "a wholly new password";
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const clientOf = (request: APIRequestContext) => createAccountClient(request, SITE_URL);

const read = async (response: APIResponse): Promise<[number, unknown]> => [response.status(), await response.json()];

async function listCookies(request: APIRequestContext) {
  const { cookies } = await request.storageState();
  return new Map(cookies.map((cookie) => [cookie.name, cookie]));
}

test("an account from its sign-up to its end", async ({ request, sandbox }) => {
  const client = clientOf(request);
  const person = inventPerson();
  const { name, email, password } = person;

  const asked = await client.askForLink("register", email);
  expect(await read(asked)).toEqual([202, { ok: true }]);
  expect(asked.headers()["cache-control"]).toBe("no-store");
  const mail = await waitForMail(sandbox, email, WELCOME_SUBJECT);
  expect(mail).toMatchObject({ to: [email], envelopeTo: [email], from: "Portfolio <portfolio@example.com>" });
  expect(mail.html).toContain(readLink(mail).href);
  expect(readLink(mail).href).toMatch(new RegExp(`^${SITE_URL}/register#token=[\\w-]{43}$`));

  const token = readToken(mail);
  for (let opened = 0; opened < 2; opened += 1) {
    expect(await read(await client.post("link", { token }))).toEqual([200, { ok: true, email, isNew: true }]);
  }
  expect((await client.signIn(person)).status()).toBe(401);

  expect(await read(await client.post("password", { token, password }))).toEqual([
    400,
    { ok: false, code: "auth/invalid-input", fields: { name: "Please enter your name." } },
  ]);
  expect(await read(await client.post("password", { token, name, password: "password1234" }))).toEqual([
    400,
    { ok: false, code: "auth/weak-password", fields: { password: expect.stringMatching(/most common passwords/) } },
  ]);
  expect(await read(await client.post("password", { token, name, password }))).toEqual([200, { ok: true, email }]);
  for (const path of ["link", "password"]) {
    const again = await client.post(path, { token, ...(path === "password" && { name, password }) });
    expect(await read(again)).toEqual([400, { ok: false, code: "auth/invalid-token" }]);
  }

  expect(await client.readSession()).toEqual(SIGNED_OUT);
  const signedIn = await client.signIn(person, "/projects?tech=react#top");
  expect(await read(signedIn)).toEqual([200, { ok: true, url: "/projects?tech=react#top" }]);
  expect(await client.readSession()).toEqual({ user: { name, email }, expires: expect.any(String) });
  const cookies = await listCookies(request);
  expect(cookies.get("signed_in")).toMatchObject({ value: "1", httpOnly: false, sameSite: "Lax" });
  for (const response of [signedIn, await request.get("/api/auth/session")]) {
    const headers = response.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
    const cookie = headers.find(({ value }) => value.startsWith("next-auth.session-token="))?.value ?? "";
    expect(cookie).toMatch(/; HttpOnly.*; SameSite=Lax/i);
    const ends = Date.parse(/Expires=([^;]+)/i.exec(cookie)?.[1] ?? "") - Date.now();
    expect(Math.abs(ends - WEEK_MS)).toBeLessThan(60_000);
  }

  const profile = { ok: true, name, email, hasPassword: true, identities: [] };
  expect(await read(await client.get("me"))).toEqual([200, profile]);
  expect(await read(await client.patch("me", { name: "Renamed" }))).toEqual([200, { ok: true }]);
  expect(await client.readSession()).toMatchObject({ user: { name: "Renamed" } });
  const signIn = { at: expect.stringMatching(/^20.+Z$/), method: "password", browser: expect.any(String) };
  expect(await read(await client.get("sign-ins"))).toEqual([200, { ok: true, signIns: [signIn] }]);

  expect((await client.signOut()).status()).toBe(200);
  expect(await client.readSession()).toEqual(SIGNED_OUT);
  expect((await listCookies(request)).has("signed_in")).toBe(false);
  for (const answer of [client.get("me"), client.patch("me", { name }), client.delete("me", { email })]) {
    expect(await read(await answer)).toEqual([401, { ok: false, code: "auth/not-signed-in" }]);
  }

  await client.signIn(person);
  expect(await read(await client.delete("me", { email: "another@example.com" }))).toEqual([
    400,
    { ok: false, code: "auth/invalid-input", fields: { email: "This is not the email address of your account." } },
  ]);
  expect(await read(await client.delete("me", { email: email.toUpperCase() }))).toEqual([200, { ok: true }]);
  expect(await client.readSession()).toEqual(SIGNED_OUT);
  expect((await client.signIn(person)).status()).toBe(401);
});

test("nothing that a stranger typed is mailed to a mailbox", async ({ request, sandbox }) => {
  const client = clientOf(request);
  const { email } = inventPerson();
  const refused = await client.post("register", { email, name: "WIN A PRIZE at https://evil.example" });
  expect(refused.status()).toBe(400);
  await client.askForLink("register", `  ${email.toUpperCase()} `);
  const mail = await waitForMail(sandbox, email, WELCOME_SUBJECT);
  expect(JSON.stringify(mail)).not.toMatch(/prize|evil/i);
  expect(await sandbox.emails(email)).toHaveLength(1);
});

test("nobody learns who has an account", async ({ request, sandbox }) => {
  const client = clientOf(request);
  const person = await makeAccount(client, sandbox);
  const stranger = inventPerson();
  const refusal = { ok: false, code: "auth/invalid-credentials" };
  for (const { email } of [person, stranger]) {
    expect(await read(await client.signIn({ email, password: "not the password" }))).toEqual([401, refusal]);
    for (let asked = 0; asked < 3; asked += 1) {
      expect(await read(await client.askForLink("forgot", email))).toEqual([202, { ok: true }]);
    }
    expect(await read(await client.askForLink("forgot", email))).toEqual([
      429,
      { ok: false, code: "auth/too-many-requests", retryAfterSeconds: expect.any(Number) },
    ]);
  }
  // What `forgot` has used up is not missing here.
  expect((await client.askForLink("register", stranger.email)).status()).toBe(202);
  await waitForMail(sandbox, stranger.email, WELCOME_SUBJECT);
  expect((await sandbox.emails(stranger.email)).map(({ subject }) => subject)).toEqual([WELCOME_SUBJECT]);
});

test("a new password works at once, wherever the old one was tried, and ends every session", async ({
  request,
  playwright,
  sandbox,
}) => {
  const client = clientOf(request);
  const person = await makeAccount(client, sandbox);
  const elsewhere = await playwright.request.newContext({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.77" } });
  expect((await clientOf(elsewhere).signIn(person)).status()).toBe(200);

  const wrong = { ...person, password: "not the password" };
  for (let tries = 0; tries < 5; tries += 1) expect((await client.signIn(wrong)).status()).toBe(401);
  const locked = await client.signIn(person);
  expect(locked.status()).toBe(429);
  expect(Number(locked.headers()["retry-after"])).toBeGreaterThan(0);

  await client.askForLink("forgot", person.email);
  const mail = await waitForMail(sandbox, person.email, FORGOT_SUBJECT);
  expect(readLink(mail).href).toMatch(new RegExp(`^${SITE_URL}/forgot-password#token=[\\w-]{43}$`));
  const { email } = person;
  const chosen = await client.post("password", { token: readToken(mail), password: NEW_PASSWORD });
  expect(await read(chosen)).toEqual([200, { ok: true, email }]);
  expect(await clientOf(elsewhere).readSession()).toEqual(SIGNED_OUT);
  expect((await clientOf(elsewhere).get("me")).status()).toBe(401);
  expect((await client.signIn({ email, password: NEW_PASSWORD })).status()).toBe(200);
  expect(await client.readSession()).toMatchObject({ user: { email } });
  await elsewhere.dispose();
});

test("a wrong request is answered by what is wrong with it", async ({ request }) => {
  const invalid = { ok: false, code: "auth/invalid-input" };
  const fields = { email: "Please enter one email address, like name@example.com." };
  const text = (type: string) => ({ "content-type": type });
  for (const [status, body, path, data, headers] of [
    [400, { ...invalid, fields }, "register", { email: "a@b.co, c@d.co" }],
    [400, invalid, "register", Buffer.from("{"), text("application/json")],
    [415, invalid, "register", Buffer.from("email=a"), text("text/plain")],
    [413, invalid, "register", { email: "x".repeat(17_000) }],
    [400, { ok: false, code: "auth/invalid-token" }, "link", { token: "unknown" }],
    [403, { ok: false, code: "unexpected" }, "register", { email: "a@b.co" }, { Origin: "https://evil.example" }],
    [404, { ok: false }, "unknown", {}],
    [404, { ok: false }, "constructor", {}],
  ] as const) {
    const response = await request.post(`/api/account/${path}`, { headers: { Origin: SITE_URL, ...headers }, data });
    expect(await read(response)).toEqual([status, body]);
  }
  for (const [method, path, allowed] of [
    ["GET", "register", "POST"],
    ["PUT", "me", "GET, PATCH, DELETE"],
  ] as const) {
    const response = await request.fetch(`/api/account/${path}`, { method, headers: { Origin: SITE_URL } });
    expect([response.status(), response.headers().allow]).toEqual([405, allowed]);
  }
});

test.describe("next-auth", () => {
  test("serves what this site has a use for, and nothing else", async ({ request }) => {
    for (const path of ["_log", "signin/nobody", "callback/nobody", "verify-request"]) {
      const response = await request.post(`/api/auth/${path}`, { headers: { Origin: SITE_URL }, data: {} });
      expect(response.status(), path).toBe(404);
    }
    const evil = await request.post("/api/auth/signout", { headers: { Origin: "https://evil.example" }, data: {} });
    expect(evil.status()).toBe(403);
  });

  test("refuses bodies that would trip it", async ({ request }) => {
    for (const data of ["{", '{"csrfToken":{}}', "[]", "null"]) {
      const headers = { Origin: SITE_URL, "content-type": "application/json" };
      const response = await request.post("/api/auth/callback/credentials", { headers, data: Buffer.from(data) });
      expect(await read(response), data).toEqual([400, { ok: false, code: "auth/invalid-input" }]);
    }
  });

  test("asks for its token, and leads nowhere else", async ({ request, sandbox }) => {
    const client = clientOf(request);
    const { email, password } = await makeAccount(client, sandbox);
    const without = await request.post("/api/auth/callback/credentials", {
      headers: { Origin: SITE_URL },
      data: { email, password, csrfToken: "none", json: "true" },
    });
    expect(await read(without)).toMatchObject([403, { code: "auth/csrf" }]);
    for (const callbackUrl of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
      const response = await client.signIn({ email, password }, callbackUrl);
      expect(await read(response), callbackUrl).toEqual([200, { ok: true, url: "/" }]);
    }
  });

  test("takes a cookie of nobody's for none", async ({ request }) => {
    const response = await request.get("/api/auth/session", { headers: { Cookie: "next-auth.session-token=garbage" } });
    expect(await read(response)).toEqual([200, {}]);
  });
});
