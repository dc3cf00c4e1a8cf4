import type { Locator, Page, Route } from "@playwright/test";
import getPort from "get-port";
import {
  createAccountClient,
  FORGOT_SUBJECT,
  inventPerson,
  makeAccount,
  statusErrorOf,
  waitForLink,
  WELCOME_SUBJECT,
  type Person,
} from "@/e2e/account/support/account";
import { expect, test } from "@/e2e/support/fixtures";
import { recordShifts, setHidden } from "@/e2e/support/page";
import { LOOPBACK, SITE_URL } from "@/e2e/support/site-environment";

const main = (page: Page) => page.getByRole("main");
const alert = (page: Page) => main(page).getByRole("alert");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const passwordField = (page: Page) => page.getByLabel("New password", { exact: true });
const saveButton = (page: Page) => page.getByRole("button", { name: "Save password" });
const toast = (page: Page, text: string) =>
  page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: text });
const accountButton = (page: Page, name: string) => page.getByRole("banner").getByRole("button", { name });
const signInLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign In" });

async function openFromMenu(page: Page, name: string, item: "Profile" | "Dashboard") {
  await accountButton(page, name).click();
  await page.getByRole("menuitem", { name: item }).click();
  return page.getByRole("dialog", { name: item });
}

async function signOutByMenu(page: Page, name: string) {
  await accountButton(page, name).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
}

test("sign-up, sign-in and Profile work by keyboard, even if a mail scanner has already opened the link", async ({
  page,
  sandbox,
  openContext,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(statusErrorOf("account/password", 400));
  consoleErrors.allow(statusErrorOf("auth/callback/credentials", 401));
  const { name, email, password } = inventPerson();
  const { keyboard } = page;
  const profileItem = page.getByRole("menuitem", { name: "Profile" });
  const tabTo = async (target: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
    do await keyboard.press(key);
    while (!(await target.evaluate((element) => element === document.activeElement)));
  };
  const type = async (text: string) => {
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type(text);
  };

  await page.goto("/");
  await tabTo(page.getByRole("banner").getByRole("link", { name: "Sign Up" }));
  await keyboard.press("Enter");
  await expect(heading(page, "Sign Up")).toBeVisible();
  await tabTo(main(page).getByRole("button", { name: "Sign Up" }));
  await keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter your email address.");
  await type(email);
  await keyboard.press("Enter");
  await expect(heading(page, "Check your inbox")).toBeFocused();
  await expect(main(page)).toContainText(email);
  const { href: link } = await waitForLink(sandbox, email, WELCOME_SUBJECT);

  const scanner = await (await openContext()).newPage();
  await scanner.goto(link);
  await expect(saveButton(scanner)).toBeEnabled();

  await page.goto(link);
  await expect(heading(page, "Choose a password")).toBeVisible();
  await expect(main(page)).toContainText(email);
  await expect(page).toHaveURL("/register");
  await tabTo(page.getByLabel("Name"));
  await type(name);
  await tabTo(passwordField(page));
  await type("unbelievable");
  await expect(main(page)).toContainText("Long enough");
  await keyboard.press("Enter");
  await expect(passwordField(page)).toHaveAccessibleDescription(/most common passwords/);
  await expect(passwordField(page)).toBeFocused();
  await expect(main(page)).not.toContainText("Long enough");
  await expect(passwordField(page)).toHaveAttribute("type", "password");
  await keyboard.press("Shift+Tab");
  await keyboard.press("Enter");
  await expect(passwordField(page)).toHaveAttribute("type", "text");
  await keyboard.press("Tab");
  await type(password);
  await keyboard.press("Enter");
  await expect(toast(page, "Your account is ready")).toBeVisible();
  // Wait for the new page, because React drops key presses while it replaces the old page.
  await expect(page).toHaveURL("/");
  await tabTo(accountButton(page, name), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(profileItem).toBeFocused();
  await keyboard.press("End");
  await keyboard.press("ArrowDown");
  await expect(profileItem).toBeFocused();
  await keyboard.press("Escape");
  await expect(accountButton(page, name)).toBeFocused();
  await keyboard.press("ArrowUp");
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(toast(page, "Signed out successfully")).toBeVisible();
  await expect(signInLink(page)).toBeVisible();

  await page.goto("/login?callbackUrl=/projects");
  await tabTo(page.getByLabel("Email"));
  await type(email);
  await tabTo(page.getByLabel("Password", { exact: true }));
  await type("not the password");
  await keyboard.press("Enter");
  await expect(alert(page)).toContainText(/email (?:or|and) password/i);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await type(password);
  await expect(alert(page)).toBeHidden();
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/projects");
  await tabTo(accountButton(page, name), "Shift+Tab");
  await keyboard.press("ArrowDown");
  await expect(profileItem).toBeFocused();
  await keyboard.press("Enter");
  const profile = page.getByRole("dialog", { name: "Profile" });
  await expect(profile).toContainText(email);
  await tabTo(profile.getByLabel("Name"));
  await type("Bina T.");
  await keyboard.press("Enter");
  await expect(profile.getByRole("status").filter({ hasText: "Your name has been changed." })).toBeVisible();
  await expect(accountButton(page, "Bina T.")).toBeAttached();
  await keyboard.press("Escape");
  await expect(accountButton(page, "Bina T.")).toBeFocused();
});

test("a forgotten password can be reset using a link that works only once", async ({
  page,
  request,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.allow(statusErrorOf("account/link", 400));
  const person = await makeAccount(createAccountClient(request, SITE_URL), sandbox);
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(heading(page, "Forgot Password")).toBeVisible();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(heading(page, "Check your inbox")).toBeFocused();

  const { href: link } = await waitForLink(sandbox, person.email, FORGOT_SUBJECT);
  await page.goto(link);
  await expect(main(page)).toContainText(person.email);
  await expect(page.getByLabel("Name")).toBeHidden();
  await passwordField(page).fill("a wholly new password");
  await page.getByRole("button", { name: "Show new password" }).click();
  await expect(passwordField(page)).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide new password" }).click();
  await expect(passwordField(page)).toHaveAttribute("type", "password");
  await saveButton(page).click();
  await expect(toast(page, "Your new password is saved")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(accountButton(page, person.name)).toBeVisible();

  await page.goto(link);
  await expect(alert(page)).toContainText("This link has expired or has been used already.");
  await expect(page.getByRole("button", { name: "Send link" })).toBeVisible();
});

test("a visitor who never signed in loads no code of next-auth and sends no API requests", async ({ page }) => {
  const asked: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on("request", (request) => void (request.url().includes("/api/") && asked.push(request.url())));
  page.on(
    "response",
    (response) => void (response.url().endsWith(".js") && scripts.push(response.text().catch(() => ""))),
  );
  await page.goto("/");
  await signInLink(page).hover();
  await page.goto("/projects");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign Up" })).toBeVisible();
  expect(asked).toEqual([]);
  expect((await Promise.all(scripts)).filter((script) => script.includes("nextauth.message"))).toEqual([]);
  await page.goto("/login");
  await expect(page.getByLabel("Email")).toBeEnabled();
  expect((await Promise.all(scripts)).some((script) => script.includes("nextauth.message"))).toBe(true);
});

test("what was typed stays on the page if the server cannot be reached, or if the page is too old", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED \(.*\/api\/auth\/providers\)$/);
  consoleErrors.allow(/CLIENT_FETCH_ERROR/);
  consoleErrors.allow(statusErrorOf("auth/_log", 404));
  await page.goto("/login");
  await page.getByLabel("Email").fill("asha@visitors.example");
  await page.getByLabel("Password", { exact: true }).fill("a password");
  await page.route("**/api/auth/providers", (route) => route.abort(), { times: 1 });
  await main(page).getByRole("button", { name: "Sign In" }).click();
  await expect(alert(page)).toContainText("The server could not be reached.");
  await page.route("**/api/auth/csrf", (route) => route.fulfill({ json: { csrfToken: "forged" } }));
  await main(page).getByRole("button", { name: "Sign In" }).click();
  await expect(alert(page)).toContainText("This page has been open too long.");
  await expect(page.getByLabel("Email")).toHaveValue("asha@visitors.example");
});

test("the provider buttons cause no layout shift on /login and /register", async ({ page }) => {
  const readShifts = await recordShifts(page);
  await page.route("**/api/account/options", async (route) => {
    const options: object = await (await route.fetch()).json();
    const providers = ["github", "google"].map((id) => ({ id, name: id }));
    await route.fulfill({ json: { ...options, providers } });
  });
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Continue with google" })).toBeVisible();
    await expect(page.getByLabel("Email")).toBeEnabled();
    expect(await readShifts(), path).toEqual([]);
  }
});

test("the sign-in form works again without a reload after a lost request or a store failure", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED \(.*\/api\/account\/options\)$/);
  await page.clock.install();
  for (const fail of [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ json: { ok: true, isAvailable: false } }),
  ]) {
    await page.route("**/api/account/options", fail, { times: 1 });
    await page.goto("/login");
    await expect(alert(page)).toBeVisible();
    await page.clock.fastForward(5_000);
    await expect(page.getByLabel("Email")).toBeEnabled();
    await expect(alert(page)).toBeHidden();
  }
});

test.describe("while signed in", () => {
  let person: Person;

  test.beforeEach(async ({ page, request, sandbox }) => {
    person = await makeAccount(createAccountClient(request, SITE_URL), sandbox);
    await createAccountClient(page.request, SITE_URL).signIn(person);
  });

  test("a spinner shows while the session loads; then the account pages redirect home or to the callback URL", async ({
    page,
  }) => {
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
    await page.goto("/login?callbackUrl=/projects");
    await expect(page).toHaveURL("/projects");
  });

  test("Profile emails a link to change the password, and also opens from the drawer", async ({ page, sandbox }) => {
    await page.goto("/projects");
    const profile = await openFromMenu(page, person.name, "Profile");
    await expect(profile).toContainText("Email and password");
    await profile.getByRole("button", { name: "Change password" }).click();
    await expect(profile.getByRole("status").filter({ hasText: "Check your inbox" })).toBeVisible();
    await expect(page).toHaveURL("/projects");
    await waitForLink(sandbox, person.email, FORGOT_SUBJECT);
    await page.keyboard.press("Escape");

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

    await page.route("**/api/account/options", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), hasMail: false } });
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/projects");
    await openFromMenu(page, person.name, "Profile");
    await expect(profile).toContainText(person.email);
    await expect(profile.getByRole("button", { name: "Change password" }), "without mail").toHaveCount(0);
  });

  test("Dashboard lists recent sign-ins and can sign out everywhere", async ({ page, openContext }) => {
    const elsewhere = await (await openContext()).newPage();
    await createAccountClient(elsewhere.request, SITE_URL).signIn(person);
    await elsewhere.goto("/");
    await expect(accountButton(elsewhere, person.name)).toBeVisible();

    await page.goto("/");
    const dashboard = await openFromMenu(page, person.name, "Dashboard");
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

  test("deleting an account requires its email address and a recent sign-in", async ({ page, consoleErrors }) => {
    consoleErrors.allow(statusErrorOf("account/me", 403));
    const tooLate = { status: 403, json: { ok: false, code: "auth/requires-recent-login" } };
    await page.goto("/");
    const profile = await openFromMenu(page, person.name, "Profile");
    await profile.getByText("Delete account").first().click();
    const remove = profile.getByRole("button", { name: "Delete account" });
    await profile.getByLabel("Email").fill(person.email);
    await page.route("**/api/account/me", (route) => route.fulfill(tooLate), { times: 1 });
    await remove.click();
    await profile.getByRole("alert").getByRole("button", { name: "Sign in again" }).click();
    await expect(page).toHaveURL("/login");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await main(page).getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/");

    await (await openFromMenu(page, person.name, "Profile")).getByText("Delete account").first().click();
    await profile.getByLabel("Email").fill(person.email);
    await remove.click();
    await expect(toast(page, "Your account has been deleted")).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
  });

  test("a sign-out that the server rejects shows a toast", async ({ page }) => {
    await page.goto("/projects");
    await page.route("**/api/auth/csrf", (route) => route.fulfill({ json: { csrfToken: "forged" } }));
    await signOutByMenu(page, person.name);
    await expect(toast(page, "Error signing out")).toBeVisible();
    await expect(accountButton(page, person.name)).toBeVisible();
  });

  test("signing out updates other tabs, and a failed sign-out shows a toast", async ({
    page,
    context,
    consoleErrors,
  }) => {
    consoleErrors.allow(/ERR_FAILED \(.*\/api\/auth\/signout\)$/);
    const other = await context.newPage();
    await page.goto("/projects");
    await other.goto("/");
    await expect(accountButton(other, person.name)).toBeVisible();

    await page.route("**/api/auth/signout", (route) => route.abort(), { times: 1 });
    await signOutByMenu(page, person.name);
    await expect(toast(page, "Error signing out")).toBeVisible();
    await expect(accountButton(page, person.name)).toBeVisible();
    await signOutByMenu(page, person.name);
    await expect(page).toHaveURL("/");
    await expect(signInLink(other)).toBeVisible();
  });
});

for (const [what, settings] of [
  ["a secret", { NEXTAUTH_SECRET: "" }],
  ["a PostgreSQL server on a public site", { SITE_URL: "https://ada.example", DATABASE_URL: "" }],
] as const) {
  test(`without ${what}, the account pages link to the contact form`, async ({
    page,
    request,
    startAnotherSite,
    consoleErrors,
  }) => {
    consoleErrors.allow(statusErrorOf("account/link", 503));
    const PORT = String(await getPort());
    const { url, output } = await startAnotherSite({
      PORT,
      ALLOWED_ORIGINS: `http://${LOOPBACK}:${PORT}`,
      ...settings,
    });
    for (const path of ["/login", "/register", "/forgot-password", "/register#token=abc"]) {
      await page.goto(url + path);
      await expect(heading(page, "No accounts yet")).toBeVisible();
      await expect(main(page)).not.toContainText("later");
      await expect(main(page).getByRole("textbox")).toHaveCount(0);
    }
    await main(page).getByRole("link", { name: "Get in Touch" }).click();
    await expect(page.locator("#contact")).toBeInViewport();
    await expect(signInLink(page)).toBeVisible();

    const client = createAccountClient(request, url);
    const person = inventPerson();
    const asked = await client.askForLink("register", person.email);
    expect(await asked.json()).toEqual({ ok: false, code: "auth/no-accounts" });
    const others = [await client.askForLink("forgot", person.email), await client.signIn(person)];
    expect([asked, ...others].map((response) => response.status())).toEqual([503, 503, 503]);
    expect(await (await client.get("options")).json()).toMatchObject({ isConfigured: false, isAvailable: false });
    expect(await client.readSession()).toEqual({});
    if ("SITE_URL" in settings) expect(output()).toContain("names no PostgreSQL server: this site has no accounts yet");
  });
}
