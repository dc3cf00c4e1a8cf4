import type { APIRequestContext, Page, Route } from "@playwright/test";
import {
  createAccountClient,
  FORGOT_SUBJECT,
  makeAccount,
  statusErrorOf,
  waitForLink,
  type Person,
} from "@/e2e/account/support/account";
import { expect, test, type SandboxClient } from "@/e2e/support/fixtures";
import { nextFrames, recordShifts, setHidden } from "@/e2e/support/page";
import { SITE_URL } from "@/e2e/support/site-environment";
import { accountButton, chooseFromMenu, signInByForm, signInLink, toast } from "./support/account-pages";

/** One sign-up serves the tests that leave the account as it was. */
let shared: Person | undefined;

const signUp = (request: APIRequestContext, sandbox: SandboxClient) =>
  makeAccount(createAccountClient(request, SITE_URL), sandbox);

async function signIn(page: Page, sandbox: SandboxClient, someone?: Person): Promise<Person> {
  const person = someone ?? (shared ??= await signUp(page.request, sandbox));
  await createAccountClient(page.request, SITE_URL).signIn(person);
  return person;
}

test("a spinner shows while the session loads, and account pages redirect signed-in visitors", async ({
  page,
  sandbox,
}) => {
  const person = await signIn(page, sandbox);
  const readShifts = await recordShifts(page);
  let asked: Route | undefined;
  await page.route("**/api/auth/session", (route) => void (asked = route), { times: 1 });
  await page.goto("/");
  await expect(accountButton(page, "Account is loading")).toBeDisabled();
  await expect.poll(() => asked).toBeDefined();
  await asked?.continue();
  await expect(accountButton(page, person.name)).toBeEnabled();
  expect(await readShifts()).toEqual([]);
  for (const path of ["/login", "/register", "/forgot-password", "/login?callbackUrl=//evil.example"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
  }
});

test("a signed-in visitor sees the spinner from the first frame, or the links if JavaScript is off", async ({
  page,
  consoleErrors,
  openContext,
  sandbox,
}) => {
  await signIn(page, sandbox);
  consoleErrors.allow(/ERR_FAILED \(.*\.js/);
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto("/");
  await expect(accountButton(page, "Account is loading")).toBeDisabled();
  await expect(signInLink(page)).toBeHidden();

  const without = await openContext({ javaScriptEnabled: false });
  await without.addCookies(await page.context().cookies());
  const plain = await without.newPage();
  await plain.goto("/");
  await expect(signInLink(plain)).toBeVisible();
  await expect(accountButton(plain, "Account is loading")).toBeHidden();
});

test("Profile emails a link to change the password, and also opens from the drawer", async ({ page, sandbox }) => {
  const person = await signIn(page, sandbox, await signUp(page.request, sandbox));
  await page.goto("/projects");
  const profile = await chooseFromMenu(page, person.name, "Profile");
  await expect(profile).toContainText("Email and password");
  await profile.getByRole("button", { name: "Change password" }).click();
  await expect(profile.getByRole("status").filter({ hasText: "Check your inbox" })).toBeVisible();
  await expect(page).toHaveURL("/projects");
  await waitForLink(sandbox, person.email, FORGOT_SUBJECT);
  await profile.getByRole("button", { name: "Close" }).click();
  await expect(profile).toBeHidden();
  await expect(accountButton(page, person.name)).toBeFocused();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("button", { name: person.name }).click();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeVisible();
  await expect(page.getByRole("menu")).toBeHidden();
  await drawer.getByRole("button", { name: person.name }).click();
  await drawer.getByRole("menuitem", { name: "Profile" }).click();
  await expect(drawer).toBeHidden();
  await expect(profile).toContainText(person.email);

  const options = { ok: true, isConfigured: true, isAvailable: true, isRegistrationOpen: true, hasMail: false };
  await page.route("**/api/account/options", (route) => route.fulfill({ json: { ...options, providers: [] } }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/projects");
  await chooseFromMenu(page, person.name, "Profile");
  await expect(profile).toContainText(person.email);
  await expect(profile.getByRole("button", { name: "Change password" }), "without mail").toHaveCount(0);
});

test("Dashboard lists recent sign-ins and can sign out everywhere", async ({ page, openContext, sandbox }) => {
  const person = await signIn(page, sandbox, await signUp(page.request, sandbox));
  const elsewhere = await (await openContext()).newPage();
  await createAccountClient(elsewhere.request, SITE_URL).signIn(person);
  await elsewhere.goto("/");
  await expect(accountButton(elsewhere, person.name)).toBeVisible();

  await page.goto("/");
  const dashboard = await chooseFromMenu(page, person.name, "Dashboard");
  await expect(dashboard.getByRole("listitem")).toHaveCount(2);
  await expect(dashboard.getByRole("listitem").first()).toContainText("Email and password");
  await dashboard.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(toast(page, "Signed out everywhere")).toBeVisible();
  await expect(signInLink(page)).toBeVisible();
  await setHidden(elsewhere, true);
  await expect(accountButton(elsewhere, person.name)).toBeVisible();
  await setHidden(elsewhere, false);
  await expect(signInLink(elsewhere)).toBeVisible();

  await createAccountClient(elsewhere.request, SITE_URL).signIn(person);
  await setHidden(elsewhere, false);
  await expect(accountButton(elsewhere, person.name)).toBeVisible();
});

test("a visitor stays signed in while the server cannot say who they are", async ({ page, consoleErrors, sandbox }) => {
  const person = await signIn(page, sandbox);
  consoleErrors.allow(/503|ERR_FAILED/);
  await page.goto("/");
  await expect(accountButton(page, person.name)).toBeVisible();
  for (const fail of [
    (route: Route) => route.fulfill({ status: 503, json: { ok: false, code: "auth/accounts-unavailable" } }),
    (route: Route) => route.abort(),
  ]) {
    await page.route("**/api/auth/session", fail, { times: 1 });
    const asked = page.waitForRequest("**/api/auth/session");
    await setHidden(page, true);
    await setHidden(page, false);
    await (await asked).response();
    // By the time of the next reply, the page has read this one.
    await page.evaluate(() => fetch("/api/health").then((reply) => reply.text()));
    await nextFrames(page);
    expect(await signInLink(page).isVisible()).toBe(false);
    await expect(accountButton(page, person.name)).toBeEnabled();
  }
});

test("deleting an account requires its email address and a recent sign-in", async ({
  page,
  consoleErrors,
  sandbox,
}) => {
  const person = await signIn(page, sandbox, await signUp(page.request, sandbox));
  consoleErrors.allow(statusErrorOf("account/me", 403));
  const tooLate = { status: 403, json: { ok: false, code: "auth/requires-recent-login" } };
  await page.goto("/");
  const profile = await chooseFromMenu(page, person.name, "Profile");
  await profile.getByText("Delete account").first().click();
  const remove = profile.getByRole("button", { name: "Delete account" });
  await profile.getByLabel("Email").fill(person.email);
  await page.route("**/api/account/me", (route) => route.fulfill(tooLate), { times: 1 });
  await remove.click();
  await profile.getByRole("alert").getByRole("button", { name: "Sign in again" }).click();
  await expect(page).toHaveURL("/login");
  await signInByForm(page, person);
  await expect(page).toHaveURL("/");

  await (await chooseFromMenu(page, person.name, "Profile")).getByText("Delete account").first().click();
  await profile.getByLabel("Email").fill(person.email);
  await remove.click();
  await expect(toast(page, "Your account has been deleted")).toBeVisible();
  await expect(signInLink(page)).toBeVisible();
});

test("signing out and in updates other tabs, or says that it failed", async ({
  page,
  context,
  consoleErrors,
  sandbox,
}) => {
  const person = await signIn(page, sandbox);
  consoleErrors.allow(/ERR_FAILED \(.*\/api\/auth\/signout\)$/);
  const other = await context.newPage();
  await page.goto("/projects");
  await other.goto("/");
  await expect(accountButton(other, person.name)).toBeVisible();

  for (const [path, fail] of [
    ["csrf", (route: Route) => route.fulfill({ json: { csrfToken: "forged" } })],
    ["signout", (route: Route) => route.abort()],
  ] as const) {
    await page.route(`**/api/auth/${path}`, fail, { times: 1 });
    await chooseFromMenu(page, person.name, "Sign out");
    await expect(toast(page, "Error signing out")).toBeVisible();
    await expect(accountButton(page, person.name)).toBeVisible();
    await toast(page, "Error signing out").getByRole("button", { name: "Dismiss" }).click();
    await expect(toast(page, "Error signing out")).toHaveCount(0);
  }
  await chooseFromMenu(page, person.name, "Sign out");
  await expect(page).toHaveURL("/");
  await expect(signInLink(other)).toBeVisible();
  await createAccountClient(page.request, SITE_URL).signIn(person);
  await expect(accountButton(other, person.name)).toBeVisible();
});

test("a session reply that arrives after signing out signs nobody in again", async ({ page, context, sandbox }) => {
  const person = await signIn(page, sandbox);
  await page.goto("/");
  await expect(accountButton(page, person.name)).toBeVisible();
  const cookies = await context.cookies();
  let asked: Route | undefined;
  await page.route("**/api/auth/session", (route) => void (asked = route), { times: 1 });
  await setHidden(page, true);
  await setHidden(page, false);
  await expect.poll(() => asked).toBeDefined();
  await chooseFromMenu(page, person.name, "Sign out");
  await expect(signInLink(page)).toBeVisible();
  const answered = page.waitForResponse("**/api/auth/session");
  await asked?.fulfill({ json: { user: { name: person.name, email: person.email } } });
  await (await answered).finished();
  await expect(accountButton(page, person.name)).toBeHidden();
  // The late reply sets the session's cookies again.
  await context.addCookies(cookies);
  await page.reload();
  await expect(signInLink(page)).toBeVisible();
});
