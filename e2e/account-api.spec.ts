import type { APIRequestContext } from "@playwright/test";
import {
  createAccountClient,
  inventPerson,
  makeVerifiedPerson,
  readLink,
  readToken,
  waitForMail,
} from "./support/account";
import { expect, test } from "./support/fixtures";
import { SITE_URL } from "./support/site-environment";

const SIGNED_OUT = {};

const clientOf = (request: APIRequestContext) => createAccountClient(request, SITE_URL);

async function listCookies(request: APIRequestContext) {
  const { cookies } = await request.storageState();
  return new Map(cookies.map((cookie) => [cookie.name, cookie]));
}

test("an account from its registration to its end", async ({ request, sandbox }) => {
  const client = clientOf(request);
  const person = inventPerson();

  const registered = await client.register(person);
  expect(registered.status()).toBe(202);
  expect(await registered.json()).toEqual({ ok: true, next: "check-inbox" });
  expect(registered.headers()["cache-control"]).toBe("no-store");

  const early = await client.signIn(person);
  expect([early.status(), await early.json()]).toEqual([
    403,
    { ok: false, code: "auth/email-not-verified", url: "/login?error=auth%2Femail-not-verified" },
  ]);

  const mail = await waitForMail(sandbox, person.email, "Verify your e-mail address");
  expect(mail.to.join()).toContain(person.email);
  expect(mail.html).toContain(readLink(mail).href);
  expect(readLink(mail).origin).toBe(SITE_URL);
  const token = readToken(mail);
  expect((await client.post("verify", { token })).status()).toBe(200);
  const again = await client.post("verify", { token });
  expect([again.status(), await again.json()]).toEqual([400, { ok: false, code: "auth/invalid-token" }]);

  expect(await client.readSession()).toEqual(SIGNED_OUT);
  const signedIn = await client.signIn(person, "/projects?tech=react#top");
  expect([signedIn.status(), await signedIn.json()]).toEqual([200, { ok: true, url: "/projects?tech=react#top" }]);
  const cookies = await listCookies(request);
  expect(cookies.get("next-auth.session-token")).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(cookies.get("signed_in")).toMatchObject({ value: "1", httpOnly: false, sameSite: "Lax" });

  expect(await client.readSession()).toMatchObject({ user: { name: person.name, email: person.email } });
  const profile = { name: person.name, email: person.email, isEmailVerified: true, hasPassword: true, providers: [] };
  expect(await (await client.get("me")).json()).toEqual({ ok: true, profile });
  expect((await client.patch("me", { name: "Renamed" })).status()).toBe(200);
  expect(await client.readSession()).toMatchObject({ user: { name: "Renamed" } });
  const activity = (await (await client.get("activity")).json()) as { signIns: { method: string }[] };
  expect(activity.signIns).toEqual([expect.objectContaining({ method: "password" })]);

  expect((await client.signOut()).status()).toBe(200);
  expect(await client.readSession()).toEqual(SIGNED_OUT);
  expect((await listCookies(request)).has("signed_in")).toBe(false);
  expect((await client.get("me")).status()).toBe(401);

  await client.signIn(person);
  const wrong = await client.delete("me", { current: "not the password" });
  expect(await wrong.json()).toMatchObject({
    code: "auth/invalid-credentials",
    fields: { current: expect.any(String) },
  });
  expect((await client.delete("me", { current: person.password })).status()).toBe(200);
  expect(await client.readSession()).toEqual(SIGNED_OUT);
  expect((await client.signIn(person)).status()).toBe(401);
});

test("a taken address is answered like a free one, and its owner is told by mail", async ({ request, sandbox }) => {
  const client = clientOf(request);
  const person = await makeVerifiedPerson(client, sandbox);
  const taken = await client.register({ ...person, password: "another long password" });
  expect([taken.status(), await taken.json()]).toEqual([202, { ok: true, next: "check-inbox" }]);
  await waitForMail(sandbox, person.email, "You already have an account");
  expect((await client.signIn(person)).status()).toBe(200);
});

test("of two who register an address before it is verified, the owner of the mailbox gets the account", async ({
  request,
  sandbox,
}) => {
  const client = clientOf(request);
  const attacker = inventPerson();
  const owner = { ...attacker, password: "the owner's own long password" };
  const first = await client.register(attacker);
  const verify = readToken(await waitForMail(sandbox, attacker.email, "Verify your e-mail address"));
  const second = await client.register(owner);
  expect([second.status(), await second.json()]).toEqual([first.status(), await first.json()]);

  const reset = readToken(await waitForMail(sandbox, owner.email, "Choose a new password"));
  expect((await client.post("verify", { token: verify })).status()).toBe(400);
  expect((await client.post("reset", { token: reset, password: owner.password })).status()).toBe(200);
  expect((await client.signIn(attacker)).status()).toBe(401);
  expect((await client.signIn(owner)).status()).toBe(200);
  expect(await (await client.get("me")).json()).toMatchObject({ profile: { isEmailVerified: true } });
});

test("nobody learns who has an account", async ({ request, sandbox }) => {
  const client = clientOf(request);
  const person = await makeVerifiedPerson(client, sandbox);
  const wrongPassword = await client.signIn({ ...person, password: "not the password" });
  const unknown = await client.signIn(inventPerson());
  expect(wrongPassword.status()).toBe(401);
  expect([unknown.status(), await unknown.json()]).toEqual([wrongPassword.status(), await wrongPassword.json()]);

  const known = await client.post("forgot", { email: person.email });
  const stranger = await client.post("forgot", { email: inventPerson().email });
  expect([known.status(), await known.text()]).toEqual([stranger.status(), await stranger.text()]);
});

test("a reset works once, ends every session and tells the owner", async ({ request, playwright, sandbox }) => {
  const client = clientOf(request);
  const person = await makeVerifiedPerson(client, sandbox);
  await client.signIn(person);
  const stolen = await playwright.request.newContext({ storageState: await request.storageState() });
  expect(await clientOf(stolen).readSession()).toMatchObject({ user: { email: person.email } });

  expect((await client.post("forgot", { email: person.email })).status()).toBe(202);
  const mail = await waitForMail(sandbox, person.email, "Choose a new password");
  expect(readLink(mail).pathname).toBe("/forgot-password");
  const token = readToken(mail);
  expect(await (await client.post("verify", { token })).json()).toMatchObject({ code: "auth/invalid-token" });
  const weak = await client.post("reset", { token, password: "short" });
  expect(await weak.json()).toMatchObject({ code: "auth/weak-password", fields: { password: expect.any(String) } });

  const renewed = { ...person, password: "a wholly new password" };
  expect((await client.post("reset", { token, password: renewed.password })).status()).toBe(200);
  expect((await client.post("reset", { token, password: "yet another password" })).status()).toBe(400);
  expect(await client.readSession()).toEqual(SIGNED_OUT);
  expect(await clientOf(stolen).readSession()).toEqual(SIGNED_OUT);
  await waitForMail(sandbox, person.email, "Your password was changed");
  expect((await client.signIn(person)).status()).toBe(401);
  expect((await client.signIn(renewed)).status()).toBe(200);
  await stolen.dispose();
});

test("a stolen cookie is dead after a change of password, and the own browser stays signed in", async ({
  request,
  playwright,
  sandbox,
}) => {
  const client = clientOf(request);
  const person = await makeVerifiedPerson(client, sandbox);
  await client.signIn(person);
  const stolen = await playwright.request.newContext({ storageState: await request.storageState() });
  const thief = clientOf(stolen);
  expect((await thief.get("me")).status()).toBe(200);

  const changed = await client.post("password", { current: person.password, password: "a wholly new password" });
  expect(changed.status()).toBe(200);
  expect((await thief.get("me")).status()).toBe(401);
  expect(await thief.readSession()).toEqual(SIGNED_OUT);
  expect((await client.get("me")).status()).toBe(200);
  await stolen.dispose();
});

test("signing out everywhere ends every session", async ({ request, playwright, sandbox }) => {
  const client = clientOf(request);
  const person = await makeVerifiedPerson(client, sandbox);
  await client.signIn(person);
  const other = await playwright.request.newContext({ storageState: await request.storageState() });
  expect((await client.post("sign-out-everywhere", {})).status()).toBe(200);
  expect((await clientOf(other).get("activity")).status()).toBe(401);
  expect(await client.readSession()).toEqual(SIGNED_OUT);
  await other.dispose();
});

test("a changed address is confirmed on the new one", async ({ request, sandbox }) => {
  const client = clientOf(request);
  const person = await makeVerifiedPerson(client, sandbox);
  await client.signIn(person);
  const { email } = inventPerson();
  expect((await client.patch("me", { email, current: person.password })).status()).toBe(202);
  expect(await client.readSession()).toMatchObject({ user: { email: person.email } });
  const mail = await waitForMail(sandbox, email, "Confirm your new e-mail address");
  expect((await client.post("verify", { token: readToken(mail) })).status()).toBe(200);
  expect(await client.readSession()).toMatchObject({ user: { email } });
  await waitForMail(sandbox, person.email, "Your e-mail address was changed");
});

test("five wrong passwords close an account to this visitor for a while", async ({ request, sandbox }) => {
  const client = clientOf(request);
  const person = await makeVerifiedPerson(client, sandbox);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    statuses.push((await client.signIn({ ...person, password: "not the password" })).status());
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  const right = await client.signIn(person);
  expect(right.status()).toBe(429);
  expect(Number(right.headers()["retry-after"])).toBeGreaterThan(600);
  expect(await right.json()).toMatchObject({ code: "auth/too-many-requests", retryAfterSeconds: expect.any(Number) });
});

test("the current password cannot be guessed oftener by somebody who is signed in", async ({ request, sandbox }) => {
  const client = clientOf(request);
  const person = await makeVerifiedPerson(client, sandbox);
  await client.signIn(person);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    statuses.push((await client.delete("me", { current: "not the password" })).status());
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await client.get("me")).status()).toBe(200);
});

test.describe("what is not for the pages of this site", () => {
  test("another site's request is refused, and so is anything but a small JSON object", async ({ request }) => {
    const register = `${SITE_URL}/api/account/register`;
    const own = { Origin: SITE_URL };
    const foreign = await request.post(register, { headers: { Origin: "https://evil.example" }, data: {} });
    expect(foreign.status()).toBe(403);
    const sameSite = await request.post(register, { headers: { ...own, "Sec-Fetch-Site": "same-site" }, data: {} });
    expect(sameSite.status()).toBe(403);
    const form = await request.post(register, { headers: own, form: { email: "a@b.co" } });
    expect(form.status()).toBe(415);
    const large = await request.post(register, { headers: own, data: { name: "x".repeat(17_000) } });
    expect(large.status()).toBe(413);
    const headers = { ...own, "Content-Type": "application/json" };
    expect((await request.post(register, { headers, data: Buffer.from("{bad") })).status()).toBe(400);
    const strange = await request.post(register, { headers: own, data: { ...inventPerson(), isAdmin: true } });
    expect(strange.status()).toBe(400);
    expect((await request.get(register)).status()).toBe(405);
  });

  test("next-auth is reached by known actions with small, whole bodies only", async ({ request }) => {
    const headers = { Origin: SITE_URL, "Content-Type": "application/json" };
    const credentials = `${SITE_URL}/api/auth/callback/credentials`;
    expect((await request.post(credentials, { headers, data: Buffer.from("{bad") })).status()).toBe(400);
    expect((await request.post(credentials, { headers, data: { email: "x".repeat(17_000) } })).status()).toBe(413);
    expect((await request.post(`${SITE_URL}/api/auth/_log`, { headers, data: { level: "error" } })).status()).toBe(404);
    expect((await request.get(`${SITE_URL}/api/auth/signout`)).status()).toBe(404);
    expect((await request.get(credentials)).status()).toBe(404);
    expect((await request.get(`${SITE_URL}/api/auth/callback/nobody`)).status()).toBe(404);
    expect((await request.post(`${SITE_URL}/api/auth/callback/nobody`, { headers, data: {} })).status()).toBe(404);
    expect((await request.post(credentials, { headers, data: { callbackUrl: {} } })).status()).toBe(400);
    const foreign = await request.post(credentials, {
      headers: { ...headers, Origin: "https://evil.example" },
      data: {},
    });
    expect([foreign.status(), await foreign.json()]).toEqual([403, { ok: false, code: "unexpected" }]);
    const forged = await request.post(credentials, {
      headers,
      data: { csrfToken: "forged", json: "true", email: "a@b.co", password: "x" },
    });
    expect([forged.status(), await forged.json()]).toEqual([403, expect.objectContaining({ code: "auth/csrf" })]);
    const session = await request.get(`${SITE_URL}/api/auth/session`, {
      headers: { Cookie: "next-auth.session-token=garbage" },
    });
    expect([session.status(), await session.json()]).toEqual([200, {}]);
  });

  test("signing in never leads to another site", async ({ request, sandbox }) => {
    const client = clientOf(request);
    const person = await makeVerifiedPerson(client, sandbox);
    for (const evil of [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "http://[",
      "javascript:alert(1)",
    ]) {
      expect(await (await client.signIn(person, evil)).json(), evil).toEqual({ ok: true, url: "/" });
    }
  });
});

test("without a secret nobody is signed in and the account addresses say so plainly", async ({
  request,
  startAnotherSite,
}) => {
  const site = await startAnotherSite({ NEXTAUTH_SECRET: "" });
  const client = createAccountClient(request, site.url);
  expect(await client.readSession()).toEqual(SIGNED_OUT);
  expect(await (await request.get(`${site.url}/api/auth/providers`)).json()).toEqual({});
  const refused = await client.register(inventPerson());
  expect([refused.status(), await refused.json()]).toEqual([503, { ok: false, code: "auth/accounts-unavailable" }]);
  expect(await (await client.get("options")).json()).toMatchObject({ isAvailable: false });
  expect((await request.get(site.url)).status()).toBe(200);
});

test("without mail an account can be used at once, and links say that they cannot be had", async ({
  request,
  startAnotherSite,
}) => {
  const site = await startAnotherSite({ SMTP_HOST: "", SMTP_FROM: "", SMTP_PORT: "", SMTP_SECURE: "" });
  const client = createAccountClient(request, site.url);
  const person = inventPerson();
  expect(await (await client.register(person)).json()).toEqual({ ok: true, next: "sign-in" });
  expect((await client.signIn(person)).status()).toBe(200);
  expect((await client.get("me")).status()).toBe(200);
  expect(await (await client.post("forgot", { email: person.email })).json()).toEqual({
    ok: false,
    code: "auth/mail-unavailable",
  });
});
