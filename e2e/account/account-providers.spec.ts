import type { Page, Route } from "@playwright/test";
import { createAccountClient, inventPerson } from "@/e2e/account/support/account";
import { expect, test as base } from "@/e2e/support/fixtures";
import { startIdentityProvider } from "@/e2e/account/support/identity-provider";
import { startSite } from "@/e2e/support/server";

interface Vouching {
  provider: Awaited<ReturnType<typeof startIdentityProvider>>;
  siteUrl: string;
}

const test = base.extend<{ siteUrl: string; provider: Vouching["provider"] }, { vouching: Vouching }>({
  vouching: [
    async ({}, provide) => {
      const provider = await startIdentityProvider();
      const site = await startSite(provider.settings);
      provider.serve(site.url);
      await provide({ provider, siteUrl: site.url });
      await site.stop();
      await provider.stop();
    },
    { scope: "worker" },
  ],
  provider: async ({ vouching }, provide) => provide(vouching.provider),
  siteUrl: async ({ vouching, context, complaints }, provide) => {
    // The provider's own pages, and the refusals that the tests ask for.
    complaints.allow(new RegExp(vouching.provider.issuer));
    complaints.allow(/status of [45]\d\d/);
    // The provider's pages ask for a web font.
    await context.route("https://fonts.googleapis.com/**", (route) => route.fulfill({ contentType: "text/css" }));
    await provide(vouching.siteUrl);
  },
});

const alert = (page: Page) => page.getByRole("main").getByRole("alert");

async function goToProvider(page: Page, siteUrl: string, query = ""): Promise<void> {
  await page.goto(`${siteUrl}/login${query}`);
  await page.getByRole("button", { name: "Continue with Mountain ID" }).click();
}

test("somebody whom the provider vouches for is signed in and led on", async ({ page, provider, siteUrl }) => {
  const { email } = inventPerson();
  await goToProvider(page, siteUrl, "?callbackUrl=/projects");
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/`));
  await provider.signIn(page, email);
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

test("refusing at the provider leads back with a word about it", async ({ page, siteUrl }) => {
  await goToProvider(page, siteUrl);
  await page.getByRole("link", { name: /cancel/i }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(alert(page)).toContainText("cancelled");
});

test("a token made for another request is refused", async ({ page, provider, siteUrl }) => {
  const changeNonce = (route: Route) => {
    const address = new URL(route.request().url());
    address.searchParams.set("nonce", "another-nonce");
    return route.fulfill({ status: 302, headers: { Location: address.href } });
  };
  await page.route(`${provider.issuer}/auth?**`, changeNonce, { times: 1 });
  await goToProvider(page, siteUrl);
  await provider.signIn(page, inventPerson().email);
  await expect(alert(page)).toContainText("could not complete the sign-in");
  expect(await createAccountClient(page.request, siteUrl).readSession()).toEqual({});
});

test("a provider that cannot be reached is said so on the page", async ({ page, complaints, startAnotherSite }) => {
  complaints.allow(/status of 502/);
  const gone = await startIdentityProvider();
  const site = await startAnotherSite(gone.settings);
  await gone.stop();
  await goToProvider(page, site.url);
  await expect(alert(page)).toContainText("could not complete the sign-in");
  await expect(page.getByLabel("Email")).toBeVisible();
});
