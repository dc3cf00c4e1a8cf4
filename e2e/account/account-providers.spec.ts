import {
  createAccountClient,
  FORGOT_SUBJECT,
  inventPerson,
  makeAccount,
  waitForLink,
} from "@/e2e/account/support/account";
import { expect } from "@/e2e/support/fixtures";
import { startSite } from "@/e2e/support/server";
import { alert, NO_MAIL, signIn, test } from "./support/identity-provider";

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
    expect(await signIn(request, siteUrl, email)).toBe(`${siteUrl}/`);
    const profile = { name: email.split("@")[0], email, hasPassword: false, identities: [{ provider: "oidc" }] };
    expect(await (await client.get("me")).json()).toEqual({ ok: true, ...profile });
  }
  const { signIns } = (await (await client.get("sign-ins")).json()) as { signIns: unknown[] };
  expect(signIns).toMatchObject([{ method: "oidc" }, { method: "oidc" }]);
});

test("signing in with a trusted provider links it to the account and sends an email; a new password unlinks it", async ({
  request,
  sandbox,
  trusting: { siteUrl },
}) => {
  const client = createAccountClient(request, siteUrl);
  const person = await makeAccount(client, sandbox);
  const { name, email } = person;
  expect(await signIn(request, siteUrl, email)).toBe(`${siteUrl}/`);
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
