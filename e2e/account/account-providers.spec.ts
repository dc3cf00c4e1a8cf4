import {
  createAccountClient,
  FORGOT_SUBJECT,
  inventPerson,
  makeAccount,
  waitForLink,
} from "@/e2e/account/support/account";
import { expect } from "@/e2e/support/fixtures";
import { startSite } from "@/e2e/support/server";
import { read } from "./support/account-api";
import { alert, chooseFromMenu, main } from "./support/account-pages";
import { NO_MAIL, signIn, test } from "./support/identity-provider";

// Run these tests in order and in one worker, because they share a site.
test.describe.configure({ mode: "default" });

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

  await page.goto(`${siteUrl}/login`);
  await button.click();
  await page.getByRole("link", { name: /cancel/i }).click();
  await expect(alert(page)).toContainText("cancelled");

  await page.goto(`${siteUrl}/login`);
  await button.click();
  await page.locator("input[name=login]").fill(email);
  await page.locator("input[name=password]").fill("anything");
  await page.locator("button[type=submit]").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${siteUrl}/`);
  const profile = await chooseFromMenu(page, email.split("@")[0] ?? "", "Profile");
  await expect(profile).toContainText("Mountain ID");
  await expect(profile.getByRole("button", { name: "Choose a password" })).toBeVisible();
});

test("signing in again with a provider reuses the account", async ({ request, trusting: { siteUrl } }) => {
  const client = createAccountClient(request, siteUrl);
  const { email } = inventPerson();
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await signIn(request, siteUrl, email)).toBe(`${siteUrl}/`);
    const profile = { name: email.split("@")[0], email, hasPassword: false, identities: [{ provider: "oidc" }] };
    expect(await read(client.get("me"))).toEqual([200, { ok: true, ...profile }]);
  }
  const signIns = [{ method: "oidc" }, { method: "oidc" }];
  expect(await read(client.get("sign-ins"))).toMatchObject([200, { signIns }]);
});

test("a provider's sign-in is linked to the account with the same address, and a new password unlinks it", async ({
  request,
  sandbox,
  trusting: { siteUrl },
}) => {
  const client = createAccountClient(request, siteUrl);
  const person = await makeAccount(client, sandbox);
  const { name, email } = person;
  expect(await signIn(request, siteUrl, email)).toBe(`${siteUrl}/`);
  const profile = { name, hasPassword: true, identities: [{ provider: "oidc" }] };
  expect(await read(client.get("me"))).toMatchObject([200, profile]);
  await waitForLink(sandbox, email, "You can now sign in with Mountain ID");

  await client.askForLink("forgot", email);
  const { token } = await waitForLink(sandbox, email, FORGOT_SUBJECT);
  const password = "a wholly new password";
  expect((await client.post("password", { token, password })).status()).toBe(200);
  expect(await client.readSession()).toEqual({});
  await client.signIn({ email, password });
  expect(await read(client.get("me"))).toMatchObject([200, { identities: [] }]);
});

test("with GitHub alone and no mail, the account pages show only its button", async ({ page, request }) => {
  const { url, stop } = await startSite({ ...NO_MAIL, GITHUB_ID: "id", GITHUB_SECRET: "secret" });
  for (const path of ["login", "register"]) {
    await page.goto(`${url}/${path}`);
    await expect(main(page).getByRole("button")).toHaveText(["Continue with GitHub"]);
    await expect.soft(main(page).getByRole("textbox")).toHaveCount(0);
    await expect.soft(alert(page)).toHaveCount(0);
  }
  await expect(main(page)).toContainText("You can sign up with GitHub.");

  const [, started] = await read<{ url: string }>(createAccountClient(request, url).startProvider("github"));
  const { origin, pathname, searchParams } = new URL(started.url);
  expect(origin + pathname).toBe("https://github.com/login/oauth/authorize");
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: "id",
    response_type: "code",
    redirect_uri: `${url}/api/auth/callback/github`,
    scope: "read:user user:email",
    state: expect.any(String),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: "S256",
  });
  await page.close();
  await stop();
});
