import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext, Page } from "@playwright/test";
import Provider from "oidc-provider";
import {
  createAccountClient,
  FORGOT_SUBJECT,
  inventPerson,
  makeAccount,
  waitForLink,
} from "@/e2e/account/support/account";
import { test as base, expect } from "@/e2e/support/fixtures";
import { inventAddress } from "@/e2e/support/post-contact";
import { startSite } from "@/e2e/support/server";
import { LOOPBACK } from "@/e2e/support/site-environment";

const CLIENT = { client_id: "portfolio", client_secret: "a-client-secret-for-tests" };

function createProvider(issuer: string, siteUrl: string, changed: Partial<typeof CLIENT>): RequestListener {
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, ...changed, redirect_uris: [`${siteUrl}/api/auth/callback/oidc`] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ["a-key-for-tests"] },
    features: { devInteractions: { enabled: true } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    findAccount: async (_context: unknown, email: string) => ({
      accountId: email,
      claims: async () => ({
        sub: email,
        email,
        email_verified: !email.startsWith("mallory"),
        name: email.split("@")[0],
      }),
    }),
  });
  return provider.callback();
}

/** A real OpenID provider on loopback. It marks every address as verified except mallory's. */
async function startIdentityProvider() {
  let answer: RequestListener = (_request, response) => void response.writeHead(503).end();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  }).listen(0, LOOPBACK);
  await once(server, "listening");
  const issuer = `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;

  return {
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
      OIDC_NAME: "Mountain ID",
    },
    issuer,
    asked,
    serve(siteUrl: string, claimedIssuer = issuer, changed = {}): void {
      answer = createProvider(claimedIssuer, siteUrl, changed);
    },
    async stop(): Promise<void> {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function startPair(settings: Record<string, string> = {}) {
  const provider = await startIdentityProvider();
  const site = await startSite({ ...provider.settings, OIDC_TRUST_EMAIL: "1", ...settings });
  provider.serve(site.url);
  return {
    provider,
    siteUrl: site.url,
    async stop() {
      await site.stop();
      await provider.stop();
    },
  };
}

const test = base.extend<object, { trusting: Awaited<ReturnType<typeof startPair>> }>({
  trusting: [
    async ({}, provide) => {
      const pair = await startPair();
      await provide(pair);
      await pair.stop();
    },
    { scope: "worker" },
  ],
});

// Run these tests in order and in one worker, because they share a site.
test.describe.configure({ mode: "default" });

async function signIn(request: APIRequestContext, siteUrl: string, login: string, changed: object = {}) {
  const { url } = (await (await createAccountClient(request, siteUrl).startProvider()).json()) as { url: string };
  const address = new URL(url);
  for (const [name, value] of Object.entries(changed)) address.searchParams.set(name, value);
  const form = await request.get(address.href);
  const consent = await request.post(form.url(), { form: { prompt: "login", login, password: "anything" } });
  return (await request.post(consent.url(), { form: { prompt: "consent" } })).url();
}

const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const rejectedBy = (siteUrl: string, code: string) => `${siteUrl}/login?error=${code}`;

test("a visitor can sign in with a provider, or cancel", async ({
  page,
  context,
  consoleErrors,
  trusting: { siteUrl, provider },
}) => {
  // Allow errors on the provider's own pages, which load a web font.
  consoleErrors.allow(new RegExp(`\\(${provider.issuer}/`));
  await context.route("https://fonts.googleapis.com/**", (route) => route.fulfill({ contentType: "text/css" }));
  const button = page.getByRole("button", { name: "Continue with Mountain ID" });
  const { email } = inventPerson();

  await page.goto(`${siteUrl}/login?callbackUrl=/projects`);
  await button.click();
  await page.getByRole("link", { name: /cancel/i }).click();
  await expect(alert(page)).toContainText("cancelled");

  await page.goto(`${siteUrl}/login?callbackUrl=/projects`);
  await button.click();
  await page.locator("input[name=login]").fill(email);
  await page.locator("input[name=password]").fill("anything");
  await page.locator("button[type=submit]").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${siteUrl}/projects`);
  await page
    .getByRole("banner")
    .getByRole("button", { name: email.split("@")[0] })
    .click();
  await page.getByRole("menuitem", { name: "Profile" }).click();
  const profile = page.getByRole("dialog", { name: "Profile" });
  await expect(profile).toContainText("Mountain ID");
  await expect(profile.getByRole("button", { name: "Choose a password" })).toBeVisible();
});

test("signing in again with a provider reuses the account", async ({ request, trusting: { siteUrl } }) => {
  const client = createAccountClient(request, siteUrl);
  const { email } = inventPerson();
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await signIn(request, siteUrl, email)).toBe(`${siteUrl}/projects`);
    const profile = { name: email.split("@")[0], email, hasPassword: false, identities: [{ provider: "oidc" }] };
    expect(await (await client.get("me")).json()).toEqual({ ok: true, ...profile });
  }
  const { signIns } = (await (await client.get("sign-ins")).json()) as { signIns: unknown[] };
  expect(signIns).toMatchObject([{ method: "oidc" }, { method: "oidc" }]);
});

test("sign-in fails with an unverified address, or with the wrong nonce, client secret or issuer", async ({
  request,
  trusting: { siteUrl, provider },
}) => {
  const { email } = inventPerson();
  const notVerified = rejectedBy(siteUrl, "auth/oauth-email-not-verified");
  expect(await signIn(request, siteUrl, `mallory-${email}`)).toBe(notVerified);
  const failed = /\/login\?.*error=OAuthCallback$/;
  expect(await signIn(request, siteUrl, email, { nonce: "another" })).toMatch(failed);
  provider.serve(siteUrl, provider.issuer, { client_secret: "another-secret" });
  expect(await signIn(request, siteUrl, email)).toMatch(failed);
  provider.serve(siteUrl, "https://github.com");
  expect(await signIn(request, siteUrl, email)).toBe(rejectedBy(siteUrl, "auth/oauth-failed"));
  provider.serve(siteUrl);
  expect(await createAccountClient(request, siteUrl).readSession()).toEqual({});
});

test("signing in with a trusted provider links it to the account and sends an email; a new password unlinks it", async ({
  request,
  sandbox,
  trusting: { siteUrl },
}) => {
  const client = createAccountClient(request, siteUrl);
  const person = await makeAccount(client, sandbox);
  const { name, email } = person;
  expect(await signIn(request, siteUrl, email)).toBe(`${siteUrl}/projects`);
  const profile = { name, hasPassword: true, identities: [{ provider: "oidc" }] };
  expect(await (await client.get("me")).json()).toMatchObject(profile);
  await waitForLink(sandbox, email, "You can now sign in with Mountain ID");

  await client.askForLink("forgot", email);
  const { token } = await waitForLink(sandbox, email, FORGOT_SUBJECT);
  const password = "a wholly new password";
  expect((await client.post("password", { token, password })).status()).toBe(200);
  expect(await client.readSession()).toEqual({});
  await client.signIn({ email, password });
  expect(await (await client.get("me")).json()).toMatchObject({ identities: [] });
});

test("an unsolicited callback is rejected", async ({ request, trusting: { siteUrl } }) => {
  for (const query of ["", "?code=x", "?code=x&state=y", "?error=access_denied"]) {
    const response = await request.get(`${siteUrl}/api/auth/callback/oidc${query}`);
    expect(response.url()).toMatch(new RegExp(`^${siteUrl}/login\\?.*error=(?:OAuthCallback|Callback)$`));
  }
  expect(await createAccountClient(request, siteUrl).readSession()).toEqual({});
});

test("a flood of provider sign-ins and callbacks is rejected before the site contacts the provider", async ({
  playwright,
  trusting: { siteUrl, provider },
}) => {
  const extraHTTPHeaders = { "x-forwarded-for": inventAddress() };
  const request = await playwright.request.newContext({ extraHTTPHeaders });
  const client = createAccountClient(request, siteUrl);
  const before = provider.asked.length;
  const replies = await Promise.all(Array.from({ length: 60 }, () => client.startProvider()));
  const rejected = replies.filter((reply) => reply.status() === 429);
  expect(rejected).toHaveLength(30);
  expect(Number(rejected[0]?.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await rejected[0]?.json()).toEqual({ url: expect.stringContaining("error=auth%2Ftoo-many-requests%3A") });
  expect(provider.asked.length - before).toBeLessThanOrEqual(30);
  const callback = await request.get(`${siteUrl}/api/auth/callback/oidc?code=x&state=y`, { maxRedirects: 0 });
  expect(callback.headers().location).toContain("auth%2Ftoo-many-requests");
  await request.dispose();
});

const NO_MAIL = { SMTP_HOST: "", SMTP_FROM: "", SMTP_PORT: "", SMTP_SECURE: "" };
const SENTENCES = {
  noMail: "This site cannot send email at the moment, so you cannot choose a password here.",
  closed: "New accounts are not being accepted at the moment.",
};
const USUAL = {
  ...{ isConfigured: true, isAvailable: true, isRegistrationOpen: true, hasMail: true },
  ...{ passwordMinCharacters: 12, providers: [{ id: "oidc", name: "Mountain ID" }] },
};

for (const { settings, code, words, statuses, options, isWelcome } of [
  {
    ...{ settings: NO_MAIL, code: "auth/mail-unavailable", words: SENTENCES.noMail, statuses: [503, 503, 401] },
    ...{ options: { hasMail: false }, isWelcome: true },
  },
  {
    ...{ settings: { REGISTRATION: "closed" }, code: "auth/registration-closed", words: SENTENCES.closed },
    ...{ statuses: [403, 202, 401], options: { isRegistrationOpen: false }, isWelcome: false },
  },
]) {
  test(`if an account cannot be created by email, the page and the API report ${code}`, async ({ page, request }) => {
    const { siteUrl, stop } = await startPair(settings);
    await page.goto(`${siteUrl}/${isWelcome ? "forgot-password" : "register"}`);
    await expect(alert(page)).toHaveText(words);
    await expect(page.getByRole("main").getByRole("textbox")).toBeHidden();
    await page.goto(siteUrl);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.close();

    const client = createAccountClient(request, siteUrl);
    const person = inventPerson();
    const register = await client.askForLink("register", person.email);
    expect(await register.json()).toEqual({ ok: false, code });
    const others = [await client.askForLink("forgot", person.email), await client.signIn(person)];
    expect([register, ...others].map((response) => response.status())).toEqual(statuses);
    expect(await (await client.get("options")).json()).toEqual({ ok: true, ...USUAL, ...options });
    expect(await client.readSession()).toEqual({});
    const end = isWelcome ? `${siteUrl}/projects` : rejectedBy(siteUrl, code);
    expect(await signIn(request, siteUrl, person.email)).toBe(end);
    await stop();
  });
}

test("with GitHub alone and no mail, the pages show its button, without a form or an alert, and lead to GitHub", async ({
  page,
  request,
}) => {
  const { url, stop } = await startSite({ ...NO_MAIL, GITHUB_ID: "id", GITHUB_SECRET: "secret" });
  const main = page.getByRole("main");
  for (const path of ["login", "register"]) {
    await page.goto(`${url}/${path}`);
    await expect(main.getByRole("button")).toHaveText(["Continue with GitHub"]);
    await expect.soft(main.getByRole("textbox")).toHaveCount(0);
    await expect.soft(alert(page)).toHaveCount(0);
  }
  await expect(main).toContainText("Accounts here come from GitHub.");

  const started = (await (await createAccountClient(request, url).startProvider("github")).json()) as { url: string };
  const { origin, pathname, searchParams } = new URL(started.url);
  expect(origin + pathname).toBe("https://github.com/login/oauth/authorize");
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ client_id: "id", response_type: "code", redirect_uri: `${url}/api/auth/callback/github` },
    ...{ scope: "read:user user:email", state: expect.any(String) },
    ...{ code_challenge: expect.stringMatching(/^[\w-]{43}$/), code_challenge_method: "S256" },
  });
  await page.close();
  await stop();
});

test("an unreachable provider shows an error message", async ({ page }) => {
  const { siteUrl, provider, stop } = await startPair();
  await provider.stop();
  await page.goto(`${siteUrl}/login`);
  await page.getByRole("button", { name: "Continue with Mountain ID" }).click();
  await expect(alert(page)).toContainText("The provider could not be reached.");
  await expect(page.getByLabel("Email")).toBeVisible();
  await page.close();
  await stop();
});
