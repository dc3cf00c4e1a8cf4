import type { APIRequestContext } from "@playwright/test";
import {
  createAccountClient,
  FORGOT_SUBJECT,
  inventPerson,
  makeAccount,
  waitForLink,
} from "@/e2e/account/support/account";
import { startIdentityProvider } from "@/e2e/account/support/identity-provider";
import { expect, test as base } from "@/e2e/support/fixtures";
import { startSite } from "@/e2e/support/server";

async function startPair(settings: Record<string, string> = {}, claimedIssuer?: string) {
  const provider = await startIdentityProvider(claimedIssuer);
  const site = await startSite({ ...provider.settings, ...settings });
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
      const pair = await startPair({ OIDC_TRUST_EMAIL: "1" });
      await provide(pair);
      await pair.stop();
    },
    { scope: "worker" },
  ],
});

async function signIn(request: APIRequestContext, siteUrl: string, login: string, changed: object = {}) {
  const { url } = (await (await createAccountClient(request, siteUrl).startProvider()).json()) as { url: string };
  const address = new URL(url);
  for (const [name, value] of Object.entries(changed)) address.searchParams.set(name, value);
  const form = await request.get(address.href);
  const consent = await request.post(form.url(), { form: { prompt: "login", login, password: "anything" } });
  return (await request.post(consent.url(), { form: { prompt: "consent" } })).url();
}

const refusedBy = (siteUrl: string, code: string) => `${siteUrl}/login?error=${encodeURIComponent(code)}`;

test("a visitor signs in at the provider, or cancels there", async ({
  page,
  context,
  complaints,
  trusting: { siteUrl, provider },
}) => {
  // The provider's own pages load a web font.
  complaints.allow(new RegExp(`\\(${provider.issuer}/`));
  await context.route("https://fonts.googleapis.com/**", (route) => route.fulfill({ contentType: "text/css" }));
  const button = page.getByRole("button", { name: "Continue with Mountain ID" });
  const { email } = inventPerson();

  await page.goto(`${siteUrl}/login?callbackUrl=/projects`);
  await button.click();
  await page.getByRole("link", { name: /cancel/i }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("cancelled");

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

test("somebody the provider vouches for keeps a single account", async ({ request, trusting: { siteUrl } }) => {
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

test("neither an unverified address nor another request's token gets in", async ({
  request,
  trusting: { siteUrl },
}) => {
  const { email } = inventPerson();
  const notVerified = refusedBy(siteUrl, "auth/oauth-email-not-verified");
  expect(await signIn(request, siteUrl, `mallory-${email}`)).toBe(notVerified);
  expect(await signIn(request, siteUrl, email, { nonce: "another" })).toBe(refusedBy(siteUrl, "auth/oauth-failed"));
  expect(await createAccountClient(request, siteUrl).readSession()).toEqual({});
});

test("a trusted provider joins an account and says so; a new password parts them", async ({
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
  await waitForLink(sandbox, email, "Mountain ID can now sign you in");

  await client.askForLink("forgot", email);
  const { token } = await waitForLink(sandbox, email, FORGOT_SUBJECT);
  const password = "a wholly new password";
  expect((await client.post("password", { token, password })).status()).toBe(200);
  expect(await client.readSession()).toEqual({});
  await client.signIn({ email, password });
  expect(await (await client.get("me")).json()).toMatchObject({ identities: [] });
});

test("a callback that nobody asked for asks nobody", async ({ request, trusting: { siteUrl, provider } }) => {
  await createAccountClient(request, siteUrl).startProvider();
  const before = provider.asked.length;
  for (const query of ["", "?code=x", "?code=x&state=y", "?error=access_denied"]) {
    const response = await request.get(`${siteUrl}/api/auth/callback/oidc${query}`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([302, "/login?error=auth%2Foauth-failed"]);
  }
  expect(provider.asked).toHaveLength(before);
});

for (const [settings, code] of [
  [{}, "auth/account-exists"],
  [{ OIDC_CLIENT_SECRET: "a wrong secret" }, "auth/oauth-failed"],
  [{ REGISTRATION: "closed" }, "auth/registration-closed"],
] as const) {
  test(`a provider's sign-in that is refused says ${code}`, async ({ request, sandbox }) => {
    const { siteUrl, stop } = await startPair(settings);
    const isKnown = code === "auth/account-exists";
    const { email } = isKnown ? await makeAccount(createAccountClient(request, siteUrl), sandbox) : inventPerson();
    expect(await signIn(request, siteUrl, email)).toBe(refusedBy(siteUrl, code));
    await stop();
  });
}

test("a provider posing as another issuer lets nobody in", async ({ request }) => {
  const { siteUrl, stop } = await startPair({ OIDC_TRUST_EMAIL: "1" }, "https://github.com");
  expect(await signIn(request, siteUrl, inventPerson().email)).toBe(refusedBy(siteUrl, "auth/oauth-failed"));
  await stop();
});

test("the page says when a provider is unreachable", async ({ page, complaints, startAnotherSite }) => {
  complaints.allow(/status of 502 .*\/api\/auth\/signin\/oidc\)/);
  const gone = await startIdentityProvider();
  const site = await startAnotherSite(gone.settings);
  await gone.stop();
  await page.goto(`${site.url}/login`);
  await page.getByRole("button", { name: "Continue with Mountain ID" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("could not complete the sign-in");
  await expect(page.getByLabel("Email")).toBeVisible();
});
