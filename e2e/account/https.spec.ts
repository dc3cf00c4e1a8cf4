import { inventPerson, waitForLink, WELCOME_SUBJECT } from "@/e2e/account/support/account";
import { expect, test } from "@/e2e/support/fixtures";
import { startTlsProxy } from "@/e2e/account/support/tls-proxy";

test("every cookie of an https site is Secure and bound to its name", async ({
  openContext,
  startAnotherSite,
  sandbox,
}) => {
  test.slow();
  const proxy = await startTlsProxy();
  const site = await startAnotherSite({ SITE_URL: proxy.url });
  proxy.leadTo(site.url);
  const { name, email, password } = inventPerson();
  const context = await openContext({ baseURL: proxy.url, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const header = page.getByRole("banner");
  const main = page.getByRole("main");

  await page.goto("/register");
  await page.getByLabel("Email").fill(email);
  await main.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  const { href } = await waitForLink(sandbox, email, WELCOME_SUBJECT);
  expect(href).toMatch(`${proxy.url}/register#token=`);
  await page.goto(href);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(header.getByRole("button", { name })).toBeVisible();

  const cookies = await context.cookies();
  expect(cookies.filter(({ secure }) => !secure)).toEqual([]);
  const named = (ending: string) => cookies.find((cookie) => cookie.name.endsWith(ending));
  expect(named("session-token")).toMatchObject({ name: "__Secure-next-auth.session-token", httpOnly: true });
  expect(named("csrf-token")).toMatchObject({ name: "__Host-next-auth.csrf-token", httpOnly: true, path: "/" });

  await page.reload();
  await header.getByRole("button", { name }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(header.getByRole("link", { name: "Sign In" })).toBeVisible();
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Sign In" }).click();
  await header.getByRole("button", { name }).click();
  await page.getByRole("menuitem", { name: "Profile" }).click();
  const profile = page.getByRole("dialog", { name: "Profile" });
  await expect(profile).toContainText(email);
  await profile.getByText("Delete account").first().click();
  await profile.getByLabel("Email").fill(email);
  await profile.getByRole("button", { name: "Delete account" }).click();
  await expect(header.getByRole("link", { name: "Sign In" })).toBeVisible();
  expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain("__Secure-next-auth.session-token");
  await context.close();
  await proxy.stop();
});
