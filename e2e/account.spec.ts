import type { Page } from "@playwright/test";
import {
  createAccountClient,
  inventPerson,
  makeVerifiedPerson,
  type Person,
  readLink,
  waitForMail,
} from "./support/account";
import { expect, test } from "./support/fixtures";
import { SITE_URL } from "./support/site-environment";

const accountButton = (page: Page, name: string) => page.getByRole("banner").getByRole("button", { name });
const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

async function fillSignIn(page: Page, { email, password }: Pick<Person, "email" | "password">) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

async function chooseFromMenu(page: Page, name: string, item: string) {
  await accountButton(page, name).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** The part of Profile that is unfolded. */
const openPart = (page: Page) => page.getByRole("dialog", { name: "Profile" }).locator("details[open]");

/** The store's first use makes it, which takes seconds on a busy machine. */
const FIRST_USE = { timeout: 40_000 };

/** The browser reports every refused request; these are the test's own doing. */
const REFUSED = /status of 4\d\d/;

test("signing up, verifying by the mail's link, signing in, and out again", async ({ page, sandbox, complaints }) => {
  test.slow();
  complaints.allow(REFUSED);
  const person = inventPerson();
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign Up" })).toBeVisible();
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    `sent a message to ${person.email}`,
    FIRST_USE,
  );

  await page.goto("/login");
  await fillSignIn(page, person);
  await expect(alert(page)).toContainText("Please verify your e-mail address first");
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByRole("button", { name: "Send the message again" }).click();
  await expect(page.getByRole("main").getByText("Sent. Please look into your inbox.")).toBeVisible();

  await expect.poll(async () => (await sandbox.emails(person.email)).length).toBe(2);
  const mail = await waitForMail(sandbox, person.email, "Verify your e-mail address");
  await page.goto(readLink(mail).href);
  await expect(page.getByText("Your e-mail address is verified")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");

  await fillSignIn(page, person);
  await expect(page).toHaveURL("/");
  await expect(accountButton(page, person.name)).toBeVisible();
  await chooseFromMenu(page, person.name, "Sign out");
  await expect(toast(page, "Signed out successfully")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("a forgotten password is replaced by the mail's link, which works once", async ({
  page,
  request,
  sandbox,
  complaints,
}) => {
  complaints.allow(REFUSED);
  const person = await makeVerifiedPerson(createAccountClient(request, SITE_URL), sandbox);
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Forgot Password" })).toBeVisible();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Please look into your inbox")).toBeVisible();

  const link = readLink(await waitForMail(sandbox, person.email, "Choose a new password")).href;
  await page.goto(link);
  await expect(page).toHaveURL("/forgot-password");
  await page.getByLabel("New password", { exact: true }).fill("unbelievable");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(
    /first that others would try/,
  );
  await page.getByLabel("New password", { exact: true }).fill("a wholly new password");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByText("Your new password is saved")).toBeVisible();

  await page.goto(`${link}`);
  await page.getByLabel("New password", { exact: true }).fill("yet another password");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(alert(page)).toContainText("has been used already");
  await page.getByRole("button", { name: "Request a new link" }).click();
  await expect(page.getByRole("button", { name: "Send the link" })).toBeVisible();

  await page.goto("/login?callbackUrl=/projects");
  await fillSignIn(page, { ...person, password: "a wholly new password" });
  await expect(page).toHaveURL("/projects");
});

test("a wrong password says so beside the form and keeps the address", async ({ page, complaints }) => {
  complaints.allow(REFUSED);
  const stranger = inventPerson();
  await page.goto("/login");
  await fillSignIn(page, stranger);
  await expect(alert(page)).toHaveText(/E-mail or password is not right/);
  await expect(page.getByLabel("Email")).toHaveValue(stranger.email);
  await page.getByLabel("Password", { exact: true }).press("End");
  await page.getByLabel("Password", { exact: true }).pressSequentially("x");
  await expect(alert(page)).toBeHidden();
});

test("fields tell what is missing, and a password can be looked at", async ({ page }) => {
  await page.goto("/register");
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Please enter your name.");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter your e-mail address.");
  await page.getByLabel("Email").fill("not an address");
  await expect(page.getByLabel("Email")).not.toHaveAttribute("aria-invalid");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("short");
  await expect(page.getByText("7 more to go.")).toBeVisible();
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveAttribute("autocomplete", "new-password");
});

test("a visitor who never signed in makes no session request", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().includes("/api/") && asked.push(request.url())));
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).hover();
  await page.goto("/projects");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign Up" })).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe("signed in", () => {
  let person: Person;

  test.beforeEach(async ({ page, request, sandbox }) => {
    person = await makeVerifiedPerson(createAccountClient(request, SITE_URL), sandbox, inventPerson("Bina Thapa"));
    await createAccountClient(page.request, SITE_URL).signIn(person);
  });

  test("a spinner and a disabled button stand while the session is asked for", async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/auth/session", async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto("/");
    await expect(accountButton(page, "Account is loading")).toBeDisabled();
    answer();
    await expect(accountButton(page, "Bina Thapa")).toBeEnabled();
  });

  test("the account pages lead on", async ({ page }) => {
    for (const path of ["/login", "/register", "/forgot-password", "/login?callbackUrl=//evil.example"]) {
      await page.goto(path);
      await expect(page).toHaveURL("/");
    }
    await page.goto("/login?callbackUrl=/projects");
    await expect(page).toHaveURL("/projects");
  });

  test("the menu works by keyboard alone", async ({ page }) => {
    await page.goto("/");
    const button = accountButton(page, "Bina Thapa");
    await button.focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Profile" })).toBeFocused();
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Profile" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("Profile shows who one is, and changes name and password without leaving the page", async ({
    page,
    complaints,
  }) => {
    complaints.allow(REFUSED);
    await page.goto("/projects");
    await chooseFromMenu(page, "Bina Thapa", "Profile");
    const profile = page.getByRole("dialog", { name: "Profile" });
    await expect(profile).toContainText(person.email);
    await expect(profile).toContainText("E-mail and password");
    await profile.getByText("Change name").click();
    await profile.getByLabel("Display name").fill("Bina T.");
    await profile.getByRole("button", { name: "Save name" }).click();
    await expect(profile.getByRole("status").filter({ hasText: "Your name is changed." })).toBeVisible();
    await expect(profile.getByRole("definition").first()).toHaveText("Bina T.");

    await profile.getByText("Change password", { exact: true }).first().click();
    await openPart(page).getByLabel("Current password", { exact: true }).fill("not the password");
    await openPart(page).getByLabel("New password", { exact: true }).fill("a wholly new password");
    await profile.getByRole("button", { name: "Change password" }).click();
    await expect(openPart(page).getByLabel("Current password", { exact: true })).toHaveAccessibleDescription(
      "This is not your current password.",
    );
    await openPart(page).getByLabel("Current password", { exact: true }).fill(person.password);
    await profile.getByRole("button", { name: "Change password" }).click();
    await expect(profile.getByRole("status").filter({ hasText: "Your password is changed." })).toBeVisible();

    await page.keyboard.press("Escape");
    await expect(profile).toBeHidden();
    await expect(page).toHaveURL("/projects");
    await expect(accountButton(page, "Bina T.")).toBeVisible();
  });

  test("Profile works by keyboard alone, and closing it gives the focus back", async ({ page }) => {
    await page.goto("/");
    const button = accountButton(page, "Bina Thapa");
    await button.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const profile = page.getByRole("dialog", { name: "Profile" });
    await expect(profile).toContainText(person.email);

    await profile.getByRole("button", { name: "Reset the password by e-mail" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(profile.getByLabel("Display name")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Bina T.");
    await page.keyboard.press("Enter");
    await expect(profile.getByRole("status").filter({ hasText: "Your name is changed." })).toBeVisible();
    await expect(profile.getByLabel("Display name")).toBeFocused();

    await profile.getByText("Delete account").first().focus();
    await page.keyboard.press("Tab");
    await expect(profile.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(profile).toBeHidden();
    await expect(accountButton(page, "Bina T.")).toBeFocused();
  });

  test("a press that begins in Profile and ends beside it closes nothing", async ({ page }) => {
    await page.goto("/");
    await chooseFromMenu(page, "Bina Thapa", "Profile");
    const profile = page.getByRole("dialog", { name: "Profile" });
    await profile.getByText("Change name").click();
    const field = profile.getByLabel("Display name");
    await field.fill("A name that is being selected");
    await field.hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(field).toHaveValue("A name that is being selected");
    await page.mouse.click(5, 5);
    await expect(profile).toBeHidden();
  });

  test("a new address is confirmed by its link, and the page says so to who is signed in", async ({
    page,
    sandbox,
    complaints,
  }) => {
    complaints.allow(REFUSED);
    const { email } = inventPerson();
    await page.goto("/");
    await chooseFromMenu(page, "Bina Thapa", "Profile");
    const profile = page.getByRole("dialog", { name: "Profile" });
    await profile.getByText("Change email").first().click();
    await openPart(page).getByLabel("New email").fill(email);
    await openPart(page).getByLabel("Current password", { exact: true }).fill(person.password);
    await openPart(page).getByRole("button", { name: "Change email" }).click();
    await expect(profile.getByRole("status").filter({ hasText: "Please look into the new inbox" })).toBeFocused();

    const link = readLink(await waitForMail(sandbox, email, "Confirm your new e-mail address")).href;
    await page.goto(link);
    await expect(page.getByRole("main").getByRole("status")).toContainText("Your e-mail address is verified");
    await expect(accountButton(page, "Bina Thapa")).toBeVisible();
    await expect(page).toHaveURL("/login");

    await page.goto("/");
    await page.goto(link);
    await expect(alert(page)).toBeVisible();
    await page.getByRole("link", { name: "Go on to the site" }).click();
    await expect(page).toHaveURL("/");
  });

  test("Dashboard lists sign-ins and signs out everywhere", async ({ page, openContext }) => {
    const elsewhere = await (await openContext()).newPage();
    await createAccountClient(elsewhere.request, SITE_URL).signIn(person);
    await elsewhere.goto("/");
    await expect(accountButton(elsewhere, "Bina Thapa")).toBeVisible();

    await page.goto("/");
    await chooseFromMenu(page, "Bina Thapa", "Dashboard");
    const dashboard = page.getByRole("dialog", { name: "Dashboard" });
    await expect(dashboard.getByRole("listitem")).toHaveCount(2);
    await dashboard.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  });

  test("an account is deleted with its password", async ({ page }) => {
    await page.goto("/");
    await chooseFromMenu(page, "Bina Thapa", "Profile");
    const profile = page.getByRole("dialog", { name: "Profile" });
    await profile.getByText("Delete account").first().click();
    await openPart(page).getByLabel("Current password", { exact: true }).fill(person.password);
    await profile.getByRole("button", { name: "Delete account" }).click();
    await expect(toast(page, "Your account is deleted")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign Up" })).toBeVisible();
  });

  test("another tab follows when one signs out, and a failure says so", async ({ page, context, complaints }) => {
    complaints.allow(/Failed to load resource/);
    const other = await context.newPage();
    await page.goto("/projects");
    await other.goto("/");
    await expect(accountButton(other, "Bina Thapa")).toBeVisible();

    await page.route("**/api/auth/signout", (route) => route.abort());
    await chooseFromMenu(page, "Bina Thapa", "Sign out");
    await expect(page.getByRole("alert").filter({ hasText: "Error signing out" })).toBeVisible();
    await expect(accountButton(page, "Bina Thapa")).toBeVisible();

    await page.unroute("**/api/auth/signout");
    await chooseFromMenu(page, "Bina Thapa", "Sign out");
    await expect(page).toHaveURL("/");
    await expect(other.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  });

  test("the drawer holds the same menu", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.getByRole("button", { name: "Bina Thapa" }).click();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeVisible();
    await drawer.getByRole("button", { name: "Bina Thapa" }).click();
    await drawer.getByRole("menuitem", { name: "Profile" }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("dialog", { name: "Profile" })).toContainText(person.email);
  });
});

test.describe("when the site is set otherwise", () => {
  test("without accounts the pages say so, and the site is whole", async ({ page, startAnotherSite }) => {
    const site = await startAnotherSite({ NEXTAUTH_SECRET: "" });
    for (const path of ["/login", "/register", "/forgot-password"]) {
      await page.goto(site.url + path);
      await expect(alert(page)).toContainText("Accounts are unavailable at the moment");
    }
    await page.goto(site.url);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("without mail one is signed in at once, and a forgotten password cannot be replaced", async ({
    page,
    startAnotherSite,
  }) => {
    test.slow();
    const site = await startAnotherSite({ SMTP_HOST: "", SMTP_FROM: "", SMTP_PORT: "", SMTP_SECURE: "" });
    const person = inventPerson();
    await page.goto(`${site.url}/register`);
    await page.getByLabel("Name").fill(person.name);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
    await expect(accountButton(page, person.name)).toBeVisible(FIRST_USE);
    await page.context().clearCookies();
    await page.goto(`${site.url}/forgot-password`);
    await expect(alert(page)).toContainText("cannot send e-mail");
  });

  test("registration can be closed", async ({ page, startAnotherSite }) => {
    const site = await startAnotherSite({ REGISTRATION: "closed" });
    await page.goto(`${site.url}/register`);
    await expect(alert(page)).toContainText("New accounts are not being accepted");
  });
});
