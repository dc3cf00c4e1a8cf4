import { decode, encode } from "next-auth/jwt";
import { FORGOT_SUBJECT, inventPerson, makeAccount, waitForLink, WELCOME_SUBJECT } from "@/e2e/account/support/account";
import { expect, test } from "@/e2e/support/fixtures";
import { SITE_URL, siteEnvironment } from "@/e2e/support/site-environment";
import { clientOf, read, SIGNED_OUT } from "./support/account-api";

const OK = { ok: true };
const { NEXTAUTH_SECRET: secret = "" } = siteEnvironment(0);
const NEW_PASSWORD = "a wholly new password";
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const failure = (code: string, details: object = {}) => ({ ok: false, code: `auth/${code}`, ...details });
/** next-auth's reply when our code rejects a sign-in. */
const thrown = (code: string) => ({ url: `${SITE_URL}/api/auth/error?error=auth%2F${code}` });

test("a visitor can sign up, sign in, change their name, sign out and delete their account", async ({
  request,
  sandbox,
}) => {
  const client = clientOf(request);
  const person = inventPerson();
  const { name, email, password } = person;

  expect(await read(client.askForLink("register", `  ${email.toUpperCase()} `))).toEqual([202, OK]);
  const { href, token } = await waitForLink(sandbox, email, WELCOME_SUBJECT);
  expect(href).toMatch(new RegExp(`^${SITE_URL}/register#token=[\\w-]{43}$`));
  for (let opened = 0; opened < 2; opened += 1) {
    expect(await read(client.post("link", { token }))).toEqual([
      200,
      { ok: true, email, isNew: true, needsName: true },
    ]);
  }
  expect((await client.signIn(person)).status()).toBe(401);

  const tooCommon = { password: expect.stringMatching(/most common passwords/) };
  for (const [typed, status, body] of [
    [{ password }, 400, failure("invalid-input", { fields: { name: "Please enter your name." } })],
    [{ name, password: "password1234" }, 400, failure("weak-password", { fields: tooCommon })],
    [{ name, password }, 200, { ok: true, email }],
    [{ name, password }, 400, failure("invalid-token")],
  ] as const) {
    expect(await read(client.post("password", { token, ...typed }))).toEqual([status, body]);
  }
  expect(await read(client.post("link", { token }))).toEqual([400, failure("invalid-token")]);

  expect(await client.readSession()).toEqual(SIGNED_OUT);
  const signedIn = client.signIn(person, "/projects");
  expect(await read(signedIn)).toEqual([200, { url: `${SITE_URL}/` }]);
  expect(await client.readSession()).toEqual({ user: { name, email }, expires: expect.any(String) });
  for (const response of [await signedIn, await request.get("/api/auth/session")]) {
    const cookies = response.headersArray().flatMap(({ name, value }) => (/^set-cookie$/i.test(name) ? [value] : []));
    expect(cookies.find((cookie) => cookie.startsWith("signed_in=1;"))).toMatch(/^(?!.*HttpOnly).*; SameSite=Lax/i);
    const cookie = cookies.find((cookie) => cookie.startsWith("next-auth.session-token="));
    expect(cookie).toMatch(/; HttpOnly.*; SameSite=Lax/i);
    const ends = Date.parse(/Expires=([^;]+)/i.exec(cookie ?? "")?.[1] ?? "") - Date.now();
    expect(Math.abs(ends - WEEK_MS)).toBeLessThan(60_000);
    // A copied token must not live longer than its cookie.
    const token = /session-token=([^;]+)/.exec(cookie ?? "")?.[1];
    const { iat, exp } = (await decode({ token, secret })) as { iat: number; exp: number };
    expect((exp - iat) * 1000).toBe(WEEK_MS);
  }

  const profile = { ok: true, name, email, hasPassword: true, identities: [] };
  expect(await read(client.get("me"))).toEqual([200, profile]);
  expect(await read(client.patch("me", { name: "Renamed" }))).toEqual([200, OK]);
  expect(await client.readSession()).toMatchObject({ user: { name: "Renamed" } });
  const signIn = { at: expect.stringMatching(/^20.+Z$/), method: "password", browser: expect.any(String) };
  expect(await read(client.get("sign-ins"))).toEqual([200, { ok: true, signIns: [signIn] }]);

  expect((await client.signOut()).status()).toBe(200);
  expect(await client.readSession()).toEqual(SIGNED_OUT);
  expect((await request.storageState()).cookies.map((cookie) => cookie.name)).not.toContain("signed_in");
  for (const answer of [client.get("me"), client.patch("me", { name }), client.delete("me", { email })]) {
    expect(await read(answer)).toEqual([401, failure("not-signed-in")]);
  }

  await client.signIn(person);
  const fields = { email: "This is not your account’s email address." };
  const another = client.delete("me", { email: "another@example.com" });
  expect(await read(another)).toEqual([400, failure("invalid-input", { fields })]);
  expect(await read(client.delete("me", { email: email.toUpperCase() }))).toEqual([200, OK]);
  expect(await client.readSession()).toEqual(SIGNED_OUT);
  expect((await client.signIn(person)).status()).toBe(401);
});

test("an account can be deleted only within ten minutes of signing in", async ({ request, playwright, sandbox }) => {
  const client = clientOf(request);
  const person = await makeAccount(client, sandbox);
  await client.signIn(person);
  const { cookies } = await request.storageState();
  const sealed = cookies.find(({ name }) => name === "next-auth.session-token")?.value;
  const token = { ...(await decode({ token: sealed, secret })), authTime: Date.now() / 1000 - 601 };
  const Cookie = `next-auth.session-token=${await encode({ token, secret })}`;
  const later = clientOf(await playwright.request.newContext({ extraHTTPHeaders: { Cookie } }));
  expect(await later.readSession()).toMatchObject({ user: { email: person.email } });
  expect(await read(later.delete("me", { email: person.email }))).toEqual([403, failure("requires-recent-login")]);
});

test("a signed-in user can make 30 changes a minute", async ({ request, sandbox }) => {
  const client = clientOf(request);
  await client.signIn(await makeAccount(client, sandbox));
  const statuses: number[] = [];
  for (let n = 1; n <= 31; n += 1) statuses.push((await client.patch("me", { name: `Name ${n}` })).status());
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
});

test("responses do not reveal whether an email address has an account", async ({ request, sandbox }) => {
  const client = clientOf(request);
  const person = await makeAccount(client, sandbox);
  const stranger = inventPerson();
  const tooMany = failure("too-many-requests", { retryAfterSeconds: expect.any(Number) });
  // Signing up has already sent the person an email.
  for (const [{ email }, mails] of [
    [person, 2],
    [stranger, 3],
  ] as const) {
    const wrong = client.signIn({ email, password: "not the password" });
    expect(await read(wrong)).toEqual([401, thrown("invalid-credentials")]);
    for (let asked = 0; asked < mails; asked += 1) {
      expect(await read(client.askForLink("forgot", email))).toEqual([202, OK]);
    }
    expect(await read(client.askForLink("forgot", email))).toEqual([429, tooMany]);
  }
  // Both kinds of email count towards the same limit.
  expect(await read(client.askForLink("register", stranger.email))).toEqual([429, tooMany]);
  const unknown = inventPerson();
  expect((await client.askForLink("register", unknown.email)).status()).toBe(202);
  await waitForLink(sandbox, unknown.email, WELCOME_SUBJECT);
  expect(await sandbox.emails(stranger.email)).toEqual([]);
});

test("signing out ends the session on the server, and no other session", async ({ request, playwright, sandbox }) => {
  const client = clientOf(request);
  const person = await makeAccount(client, sandbox);
  const elsewhere = clientOf(await playwright.request.newContext());
  expect((await elsewhere.signIn(person)).status()).toBe(200);
  await client.signIn(person);
  const { cookies } = await request.storageState();
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const late = clientOf(await playwright.request.newContext({ extraHTTPHeaders: { Cookie } }));
  expect(await late.readSession()).toMatchObject({ user: { email: person.email } });

  expect((await client.signOut()).status()).toBe(200);
  expect(await late.readSession()).toEqual(SIGNED_OUT);
  expect(await read(late.get("me"))).toEqual([401, failure("not-signed-in")]);
  expect(await elsewhere.readSession()).toMatchObject({ user: { email: person.email } });
});

test("a new password clears failed sign-ins, and ends every session", async ({ request, playwright, sandbox }) => {
  const client = clientOf(request);
  const person = await makeAccount(client, sandbox);
  const { email } = person;
  const context = await playwright.request.newContext({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.77" } });
  const elsewhere = clientOf(context);
  expect((await elsewhere.signIn(person)).status()).toBe(200);

  const wrong = { email, password: "not the password" };
  for (let tries = 0; tries < 5; tries += 1) expect((await client.signIn(wrong)).status()).toBe(401);
  const [status, body] = await read(client.signIn(person));
  expect([status, body]).toEqual([401, { url: expect.stringMatching(/error=auth%2Ftoo-many-requests%3A\d+$/) }]);

  await client.askForLink("forgot", email);
  const { href, token } = await waitForLink(sandbox, email, FORGOT_SUBJECT);
  expect(href).toMatch(new RegExp(`^${SITE_URL}/forgot-password#token=[\\w-]{43}$`));
  expect(await read(client.post("password", { token, password: NEW_PASSWORD }))).toEqual([200, { ok: true, email }]);
  expect(await elsewhere.readSession()).toEqual(SIGNED_OUT);
  expect((await elsewhere.get("me")).status()).toBe(401);
  expect((await client.signIn({ email, password: NEW_PASSWORD })).status()).toBe(200);
  expect(await client.readSession()).toMatchObject({ user: { email } });
  await context.dispose();
});

test("the response to an invalid request says what is wrong", async ({ request }) => {
  const headers = { Origin: SITE_URL };
  const fields = { email: "Please enter one email address, like name@example.com." };
  for (const [status, body, path, data] of [
    [400, failure("invalid-input", { fields }), "register", { email: "a@b.co, c@d.co" }],
    // Reject a name here, because strangers could use it to put their own text into emails.
    [400, failure("invalid-input", { fields: {} }), "register", { email: "a@b.co", name: "WIN A PRIZE" }],
    [413, failure("invalid-input"), "register", { email: "x".repeat(17_000) }],
    [400, failure("invalid-token"), "link", { token: "unknown" }],
  ] as const) {
    expect(await read(request.post(`/api/account/${path}`, { headers, data }))).toEqual([status, body]);
  }
  expect((await request.post("/api/account/unknown", { headers, data: {} })).status()).toBe(404);
  expect((await request.put("/api/account/me", { headers })).status()).toBe(405);
});
