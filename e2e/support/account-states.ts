import type { Page } from "@playwright/test";
import { SIGNED_IN_HINT_COOKIE } from "@/lib/account/limits";
import type { AccountCode } from "@/lib/account/codes";
import type { AccountActivity, AccountOptions, AccountProfile } from "@/lib/account/old-replies";
import type { PageState } from "./states";

const OPTIONS: AccountOptions = {
  isAvailable: true,
  isRegistrationOpen: true,
  hasMail: true,
  passwordMinCharacters: 12,
  providers: [
    { id: "github", name: "GitHub" },
    { id: "google", name: "Google" },
  ],
};

const PROFILE: AccountProfile = {
  name: "Asha Gurung",
  email: "asha.gurung@visitors.example",
  isEmailVerified: true,
  hasPassword: true,
  providers: ["github"],
};

const SIGN_INS: AccountActivity[] = [
  { at: "2026-11-20T09:41:00Z", method: "password", browser: "Firefox on Windows" },
  { at: "2026-11-18T17:05:00Z", method: "github", browser: "Safari on iPhone" },
  { at: "2026-11-02T06:12:00Z", method: "password", browser: "Chrome on Android" },
];

const answer = (page: Page, path: string, body: object, status = 200) =>
  page.route(`**/api/${path}`, (route) => route.fulfill({ status, json: body }));

const refuse = (page: Page, path: string, code: AccountCode, status: number) =>
  answer(page, path, { ok: false, code }, status);

const offer =
  (options: Partial<AccountOptions> = {}) =>
  (page: Page) =>
    answer(page, "account/options", { ok: true, ...OPTIONS, ...options });

async function signIn(page: Page): Promise<void> {
  await page.addInitScript((cookie) => (document.cookie = `${cookie}=1; path=/`), SIGNED_IN_HINT_COOKIE);
  await offer()(page);
  await answer(page, "auth/session", { user: { name: PROFILE.name, email: PROFILE.email } });
  await answer(page, "account/me", { ok: true, profile: PROFILE });
  await answer(page, "account/activity", { ok: true, signIns: SIGN_INS });
}

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const waitForProviders = (page: Page) => button(page, "Continue with GitHub").waitFor();

async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await main(page).getByLabel(label, { exact: true }).fill(value);
}

async function openMenu(page: Page): Promise<void> {
  const drawerButton = page.getByRole("button", { name: "Open menu" });
  if (await drawerButton.isVisible()) await drawerButton.click();
  await page.getByRole("button", { name: PROFILE.name }).filter({ visible: true }).click();
  await page.getByRole("menuitem", { name: "Profile" }).waitFor();
}

const openDialog = (name: "Profile" | "Dashboard", expected: string) => async (page: Page) => {
  await openMenu(page);
  await page.getByRole("menuitem", { name }).click();
  await page.getByRole("dialog", { name }).getByText(expected).first().waitFor();
};

/** The account pages and dialogs with the server's replies given, so that no store and no mail is needed to look at them. */
export const ACCOUNT_STATES: readonly PageState[] = [
  { name: "login", path: "/login", prepare: offer(), reach: waitForProviders },
  {
    name: "login-refused",
    path: "/login",
    complaint: /401/,
    prepare: async (page) => {
      await offer({ providers: [] })(page);
      await answer(page, "auth/csrf", { csrfToken: "a token" });
      await refuse(page, "auth/callback/credentials", "auth/invalid-credentials", 401);
    },
    reach: async (page) => {
      await fillIn(page, { Email: PROFILE.email, Password: "not the password" });
      await button(page, "Sign In").click();
      await main(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "login-verified",
    path: "/login#verify=a-token",
    prepare: async (page) => {
      await offer({ providers: [] })(page);
      await answer(page, "account/verify", { ok: true });
    },
    reach: (page) => main(page).getByText("Your e-mail address is verified").waitFor(),
  },
  {
    name: "accounts-unavailable",
    path: "/login",
    prepare: offer({ isAvailable: false }),
    reach: (page) => main(page).getByRole("alert").waitFor(),
  },
  { name: "register", path: "/register", prepare: offer(), reach: waitForProviders },
  {
    name: "register-fields",
    path: "/register",
    prepare: offer({ providers: [] }),
    reach: async (page) => {
      await fillIn(page, { Email: "asha@", Password: "too short" });
      await button(page, "Sign Up").click();
      await main(page).getByText("Please enter your name.").waitFor();
    },
  },
  {
    name: "register-inbox",
    path: "/register",
    prepare: async (page) => {
      await offer({ providers: [] })(page);
      await answer(page, "account/register", { ok: true, next: "check-inbox" }, 202);
    },
    reach: async (page) => {
      await fillIn(page, { Name: PROFILE.name, Email: PROFILE.email, Password: "a phrase that is long enough" });
      await button(page, "Sign Up").click();
      await main(page).getByText("Please look into your inbox").waitFor();
    },
  },
  {
    name: "forgot",
    path: "/forgot-password",
    prepare: offer(),
    reach: (page) => button(page, "Send the link").waitFor(),
  },
  {
    name: "forgot-new-password",
    path: "/forgot-password#token=a-token",
    prepare: offer(),
    reach: (page) => button(page, "Save new password").waitFor(),
  },
  { name: "account-menu", path: "/", prepare: signIn, reach: openMenu },
  { name: "profile", path: "/", prepare: signIn, reach: openDialog("Profile", PROFILE.email) },
  {
    name: "profile-password",
    path: "/",
    prepare: signIn,
    reach: async (page) => {
      await openDialog("Profile", PROFILE.email)(page);
      await page.getByRole("dialog", { name: "Profile" }).locator("summary", { hasText: "Change password" }).click();
      await page.getByRole("dialog", { name: "Profile" }).getByLabel("New password", { exact: true }).waitFor();
    },
  },
  { name: "dashboard", path: "/", prepare: signIn, reach: openDialog("Dashboard", "Safari on iPhone") },
];
