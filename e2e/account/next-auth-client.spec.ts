import type { Page } from "@playwright/test";
import { build } from "esbuild";
import type * as Client from "next-auth/react";
import { createAccountClient, inventPerson, makeAccount, refusalOf } from "@/e2e/account/support/account";
import { expect, test } from "@/e2e/support/fixtures";
import { SITE_URL } from "@/e2e/support/site-environment";

declare global {
  interface Window {
    nextAuth: typeof Client;
  }
}

const GITHUB = { GITHUB_ID: "a-client", GITHUB_SECRET: "a-client-secret" };

/** Loads next-auth's browser client without any of this site's code. */
async function loadClient(page: Page): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: 'export * from "next-auth/react"', resolveDir: process.cwd() },
    ...{ bundle: true, write: false, format: "iife", globalName: "nextAuth" },
    define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" },
  });
  // Scripts that Playwright adds are exempt from the content security policy.
  await page.addInitScript({ content: `${outputFiles[0]?.text};window.nextAuth = nextAuth;` });
}

const listProviders = async (page: Page) =>
  Object.keys((await page.evaluate(() => window.nextAuth.getProviders())) ?? {});
const readSession = (page: Page) => page.evaluate(() => window.nextAuth.getSession());
const signIn = (page: Page, credentials: { email: string; password: string }) =>
  page.evaluate((typed) => window.nextAuth.signIn("credentials", { redirect: false, ...typed }), credentials);

test("next-auth's own client can sign in and out, and receives the reason for a failed sign-in", async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(refusalOf("auth/callback/credentials", 401));
  complaints.allow(refusalOf("auth/callback/credentials", 429));
  const { email, password, name } = await makeAccount(createAccountClient(page.request, SITE_URL), sandbox);
  await loadClient(page);
  await page.goto("/projects");

  expect(await readSession(page)).toBeNull();
  expect(await listProviders(page)).toEqual(["credentials"]);
  const signedIn = { error: null, status: 200, ok: true, url: `${SITE_URL}/projects` };
  expect(await signIn(page, { email, password })).toEqual(signedIn);
  expect(await readSession(page)).toMatchObject({ user: { name, email } });

  await page.evaluate(() => void window.nextAuth.signOut({ callbackUrl: "/login" }));
  await expect(page).toHaveURL("/login");
  expect(await readSession(page)).toBeNull();

  const stranger = { email: inventPerson().email, password };
  const refused = { ok: false, url: null };
  for (let tries = 0; tries < 5; tries += 1) {
    const wrong = { ...refused, error: "auth/invalid-credentials", status: 401 };
    expect(await signIn(page, stranger)).toEqual(wrong);
  }
  const tooMany = { ...refused, error: expect.stringMatching(/^auth\/too-many-requests:\d+$/), status: 429 };
  expect(await signIn(page, stranger)).toEqual(tooMany);

  await page.evaluate((typed) => void window.nextAuth.signIn("credentials", typed), stranger);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Too many attempts. Please try again in");
});

test("next-auth's own client redirects to GitHub or to the sign-in page", async ({
  page,
  context,
  startAnotherSite,
}) => {
  const { url } = await startAnotherSite(GITHUB);
  await context.route("https://github.com/**", (route) => route.fulfill({ body: "GitHub" }));
  await loadClient(page);
  await page.goto(url);
  expect(await listProviders(page)).toEqual(["credentials", "github"]);
  await page.evaluate(() => void window.nextAuth.signIn("github"));
  await expect(page).toHaveURL(/^https:\/\/github\.com\/login\/oauth\/authorize\?/);
  const asked = new URL(page.url()).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    client_id: GITHUB.GITHUB_ID,
    redirect_uri: `${url}/api/auth/callback/github`,
    scope: "read:user user:email",
    code_challenge_method: "S256",
    state: expect.any(String),
  });

  await page.goto(`${url}/projects`);
  await page.evaluate(() => void window.nextAuth.signIn());
  await expect(page.getByRole("heading", { level: 1, name: "Sign In" })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("callbackUrl")).toBe(`${url}/projects`);
});
