import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { createAccountClient, inventPerson, makeAccount, waitForMail } from "@/e2e/account/support/account";
import { expect, test as base } from "@/e2e/support/fixtures";
import { startIdentityProvider } from "@/e2e/account/support/identity-provider";
import { type StartedSite, startSite } from "@/e2e/support/server";

type Provider = Awaited<ReturnType<typeof startIdentityProvider>>;

interface Pair {
  provider: Provider;
  site: StartedSite;
}

/** A site and the provider that vouches for its visitors. */
async function startPair(settings: Record<string, string> = {}): Promise<Pair & { stop: () => Promise<void> }> {
  const provider = await startIdentityProvider();
  const site = await startSite({ ...provider.settings, ...settings });
  provider.serve(site.url);
  return {
    provider,
    site,
    async stop() {
      await site.stop();
      await provider.stop();
    },
  };
}

const test = base.extend<object, { trusting: Pair }>({
  trusting: [
    async ({}, provide) => {
      const pair = await startPair({ OIDC_TRUST_EMAIL: "1" });
      await provide(pair);
      await pair.stop();
    },
    { scope: "worker" },
  ],
});

/** Where the site's button leads, with the cookies that go with it. */
async function startSignIn(request: APIRequestContext, siteUrl: string) {
  const csrf = await request.get(`${siteUrl}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  return request.post(`${siteUrl}/api/auth/signin/oidc`, {
    headers: { Origin: siteUrl },
    data: { csrfToken, callbackUrl: "/projects", json: "true" },
  });
}

/** Signs in at the provider without a browser; the URL at which it ends. */
async function signIn(request: APIRequestContext, siteUrl: string, login: string): Promise<string> {
  const { url } = (await (await startSignIn(request, siteUrl)).json()) as { url: string };
  const form = await request.get(url);
  const consent = await request.post(form.url(), { form: { prompt: "login", login, password: "anything" } });
  return (await request.post(consent.url(), { form: { prompt: "consent" } })).url();
}

const refusedBy = (siteUrl: string, code: string) => `${siteUrl}/login?error=${encodeURIComponent(code)}`;

test("a visitor for whom the provider vouches has an account, and the same one next time", async ({
  request,
  trusting: { site },
}) => {
  const client = createAccountClient(request, site.url);
  const { email } = inventPerson();
  expect(await signIn(request, site.url, email)).toBe(`${site.url}/projects`);
  expect(await client.readSession()).toMatchObject({ user: { email } });
  const name = email.split("@")[0];
  const profile = { ok: true, name, email, hasPassword: false, identities: [{ provider: "oidc" }] };
  expect(await (await client.get("me")).json()).toEqual(profile);
  await client.signOut();
  expect(await signIn(request, site.url, email)).toBe(`${site.url}/projects`);
  const { signIns } = (await (await client.get("sign-ins")).json()) as { signIns: unknown[] };
  expect(signIns).toMatchObject([{ method: "oidc" }, { method: "oidc" }]);
});

test("an address that the provider has not verified stays outside, known or not", async ({
  request,
  trusting: { site },
}) => {
  const login = `mallory-${inventPerson().email}`;
  expect(await signIn(request, site.url, login)).toBe(refusedBy(site.url, "auth/oauth-email-not-verified"));
  expect(await createAccountClient(request, site.url).readSession()).toEqual({});
});

test("an account with a password is joined by a trusted provider, and its owner is told; a new password parts them", async ({
  request,
  sandbox,
  trusting: { site },
}) => {
  const client = createAccountClient(request, site.url);
  const person = await makeAccount(client, sandbox);
  expect(await signIn(request, site.url, person.email)).toBe(`${site.url}/projects`);
  const profile = { name: person.name, hasPassword: true, identities: [{ provider: "oidc" }] };
  expect(await (await client.get("me")).json()).toMatchObject(profile);
  await waitForMail(sandbox, person.email, "Mountain ID can now sign you in");

  await client.askForLink("forgot", person.email);
  const mail = await waitForMail(sandbox, person.email, "Choose a new password");
  const token = /#token=([\w-]+)/.exec(mail.text)?.[1];
  expect((await client.post("password", { token, password: "a wholly new password" })).status()).toBe(200);
  expect(await client.readSession()).toEqual({});
  await client.signIn({ email: person.email, password: "a wholly new password" });
  expect(await (await client.get("me")).json()).toMatchObject({ identities: [] });
});

test("a callback that this site has not asked for asks nobody, and discovery happens once", async ({
  request,
  trusting: { site, provider },
}) => {
  await startSignIn(request, site.url);
  await startSignIn(request, site.url);
  expect(provider.asked.filter((url) => url.includes("openid-configuration"))).toHaveLength(1);
  const before = provider.asked.length;
  for (const query of ["", "?code=x", "?code=x&state=y", "?error=access_denied"]) {
    const response = await request.get(`${site.url}/api/auth/callback/oidc${query}`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([302, "/login?error=auth%2Foauth-failed"]);
  }
  expect(provider.asked).toHaveLength(before);
});

test("who cancels at the provider is led back with a word about it", async ({ request, trusting: { site } }) => {
  const { url } = (await (await startSignIn(request, site.url)).json()) as { url: string };
  const form = await request.get(url);
  const back = await request.get(`${form.url()}/abort`);
  expect(back.url()).toBe(refusedBy(site.url, "auth/oauth-denied"));
});

test("any other issuer does not open an account that it has not made", async ({ request, sandbox }) => {
  const { site, stop } = await startPair();
  const client = createAccountClient(request, site.url);
  const person = await makeAccount(client, sandbox);
  expect(await signIn(request, site.url, person.email)).toBe(refusedBy(site.url, "auth/account-exists"));
  expect(await client.readSession()).toEqual({});
  expect((await client.signIn(person)).status()).toBe(200);
  expect(await (await client.get("me")).json()).toMatchObject({ identities: [] });
  await stop();
});

test("a wrong secret and an issuer that is down are told by their code", async ({ request }) => {
  const { site, provider, stop } = await startPair({ OIDC_CLIENT_SECRET: "a wrong secret" });
  const failed = refusedBy(site.url, "auth/oauth-failed");
  expect(await signIn(request, site.url, inventPerson().email)).toBe(failed);
  await stop();

  const other = await startSite(provider.settings);
  const refused = await startSignIn(request, other.url);
  expect([refused.status(), await refused.json()]).toMatchObject([502, { ok: false, code: "auth/oauth-failed" }]);
  await other.stop();
});

test("a new account by a provider is refused while registration is closed", async ({ request }) => {
  const { site, stop } = await startPair({ REGISTRATION: "closed" });
  const closed = refusedBy(site.url, "auth/registration-closed");
  expect(await signIn(request, site.url, inventPerson().email)).toBe(closed);
  await stop();
});

test("two issuers with one subject are two people", async ({ playwright }) => {
  const folder = await mkdtemp(path.join(tmpdir(), "portfolio-issuers-"));
  const emails: string[] = [];
  for (let issuer = 0; issuer < 2; issuer += 1) {
    const { site, stop } = await startPair({ DATABASE_URL: `pglite:${folder}/store` });
    const request = await playwright.request.newContext();
    expect(await signIn(request, site.url, "asha")).toBe(`${site.url}/projects`);
    const { email } = (await (await createAccountClient(request, site.url).get("me")).json()) as { email: string };
    emails.push(email);
    await request.dispose();
    await stop();
  }
  expect(new Set(emails).size).toBe(2);
  await rm(folder, { recursive: true, force: true });
});
