import type { Locator, Page } from "@playwright/test";
import {
  createAccountClient,
  FORGOT_SUBJECT,
  inventPerson,
  makeAccount,
  statusErrorOf,
  waitForLink,
  WELCOME_SUBJECT,
} from "@/e2e/account/support/account";
import { expect, test } from "@/e2e/support/fixtures";
import { SITE_URL } from "@/e2e/support/site-environment";
import { accountButton, alert, heading, main, signInLink, toast } from "./support/account-pages";

const passwordField = (page: Page) => page.getByLabel("New password", { exact: true });
const saveButton = (page: Page) => page.getByRole("button", { name: "Save password" });

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
  await expect(passwordField(page)).toHaveAttribute("autocomplete", "new-password");
  await type("unbelievable");
  await expect(main(page)).toContainText("At least 12 characters.");
  await keyboard.press("Enter");
  await expect(passwordField(page)).toHaveAccessibleDescription(/most common passwords/);
  await expect(passwordField(page)).toBeFocused();
  await expect(main(page)).not.toContainText("At least 12 characters.");
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

  await page.goto("/login");
  await tabTo(page.getByLabel("Email"));
  await type(email);
  const knownPassword = page.getByLabel("Password", { exact: true });
  await tabTo(knownPassword);
  await expect(knownPassword).toHaveAttribute("autocomplete", "current-password");
  await type("not the password");
  await keyboard.press("Enter");
  await expect(alert(page)).toContainText(/email (?:or|and) password/i);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await type(password);
  await expect(alert(page)).toBeHidden();
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/");
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
