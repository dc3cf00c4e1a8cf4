import { createAccountClient, inventPerson } from "@/e2e/account/support/account";
import { expect } from "@/e2e/support/fixtures";
import { inventAddress } from "@/e2e/support/post-contact";
import { read } from "../support/account-api";
import { alert, main } from "../support/account-pages";
import { NO_MAIL, signIn, startPair, test } from "../support/identity-provider";

const rejectedBy = (siteUrl: string, code: string) => `${siteUrl}/login?error=${encodeURIComponent(code)}`;
const SENTENCES = {
  noMail: "This site cannot send email at the moment, so you cannot choose a password here.",
  closed: "New accounts are not being accepted at the moment.",
};
const USUAL = {
  isConfigured: true,
  isAvailable: true,
  isRegistrationOpen: true,
  hasMail: true,
  passwordMinCharacters: 12,
  providers: [{ id: "oidc", name: "Mountain ID" }],
};

// Run these tests in order and in one worker, because they share a site.
test.describe.configure({ mode: "default" });

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

test("an unsolicited callback is rejected", async ({ request, trusting: { siteUrl } }) => {
  for (const query of ["", "?code=x", "?code=x&state=y", "?error=access_denied"]) {
    const response = await request.get(`${siteUrl}/api/auth/callback/oidc${query}`);
    expect(response.url()).toMatch(new RegExp(`^${siteUrl}/login\\?.*error=(?:OAuthCallback|Callback)$`));
  }
  expect(await createAccountClient(request, siteUrl).readSession()).toEqual({});
});

test("in a flood of sign-ins, those over the limit never reach the provider", async ({
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

for (const { settings, code, words, statuses, options, isWelcome } of [
  {
    settings: NO_MAIL,
    code: "auth/mail-unavailable",
    words: SENTENCES.noMail,
    statuses: [503, 503, 401],
    options: { hasMail: false },
    isWelcome: true,
  },
  {
    settings: { REGISTRATION: "closed" },
    code: "auth/registration-closed",
    words: SENTENCES.closed,
    statuses: [403, 202, 401],
    options: { isRegistrationOpen: false },
    isWelcome: false,
  },
]) {
  test(`if an account cannot be created by email, the page and the API report ${code}`, async ({ page, request }) => {
    const { siteUrl, stop } = await startPair(settings);
    await page.goto(`${siteUrl}/${isWelcome ? "forgot-password" : "register"}`);
    await expect(alert(page)).toHaveText(words);
    await expect(main(page).getByRole("textbox")).toBeHidden();
    await page.close();

    const client = createAccountClient(request, siteUrl);
    const person = inventPerson();
    const register = await client.askForLink("register", person.email);
    expect(await register.json()).toEqual({ ok: false, code });
    const others = [await client.askForLink("forgot", person.email), await client.signIn(person)];
    expect([register, ...others].map((response) => response.status())).toEqual(statuses);
    expect(await read(client.get("options"))).toEqual([200, { ok: true, ...USUAL, ...options }]);
    expect(await client.readSession()).toEqual({});
    const end = isWelcome ? `${siteUrl}/` : rejectedBy(siteUrl, code);
    expect(await signIn(request, siteUrl, person.email)).toBe(end);
    await stop();
  });
}

test("if the provider cannot be reached, the page says so", async ({ page }) => {
  const { siteUrl, provider, stop } = await startPair();
  await provider.stop();
  await page.goto(`${siteUrl}/login`);
  await page.getByRole("button", { name: "Continue with Mountain ID" }).click();
  await expect(alert(page)).toContainText("The provider could not be reached.");
  await expect(page.getByLabel("Email")).toBeVisible();
  await page.close();
  await stop();
});
