import type { Page } from "@playwright/test";
import type { PageState } from "@/e2e/support/page-state";
import type { AccountCode } from "@/lib/account/errors";
import type { AccountOptions, AccountProfile, SignIn } from "@/lib/account/types";
import { statusErrorOf } from "./account";

const OPTIONS: AccountOptions = {
  isConfigured: true,
  isAvailable: true,
  isRegistrationOpen: true,
  hasMail: true,
  passwordMinCharacters: 12,
  providers: [],
};
const GITHUB = { id: "github", name: "GitHub" };
const GOOGLE = { id: "google", name: "Google" };

const PROFILE: AccountProfile = {
  name: "Asha Gurung",
  email: "asha.gurung@visitors.example",
  hasPassword: true,
  identities: [{ provider: "github" }],
};

const SIGN_INS: SignIn[] = [
  { at: "2026-11-20T09:41:00Z", method: "password", browser: "Firefox on Windows" },
  { at: "2026-11-18T17:05:00Z", method: "github", browser: "Safari on iPhone" },
];

const reply =
  (replies: Record<string, object>, options: Partial<AccountOptions> = {}) =>
  async (page: Page) => {
    const all = { "account/options": { ok: true, ...OPTIONS, ...options }, ...replies };
    for (const [path, json] of Object.entries(all)) {
      await page.route(`**/api/${path}`, (route) => {
        return route.fulfill({ status: "code" in json || "url" in json ? 400 : 200, json });
      });
    }
  };

const failure = (code: AccountCode, fields?: object) => ({ ok: false, code, fields });

const offerProviders = reply({}, { providers: [GITHUB, GOOGLE] });

async function signIn(page: Page): Promise<void> {
  await page.addInitScript(() => (document.cookie = "signed_in=1; path=/"));
  await reply(
    {
      "auth/session": { user: PROFILE },
      "account/me": { ok: true, ...PROFILE },
      "account/sign-ins": { ok: true, signIns: SIGN_INS },
    },
    { providers: [GITHUB] },
  )(page);
}

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const waitForProviders = (page: Page) => button(page, "Continue with GitHub").waitFor();

async function fillIn(page: Page, fields: Record<string, string>, submit: string): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await main(page).getByLabel(label, { exact: true }).fill(value);
  await button(page, submit).click();
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

/** The replies are mocked, so these states need neither a database nor email. */
export const ACCOUNT_STATES: readonly PageState[] = [
  { name: "login", path: "/login", prepare: offerProviders, reach: waitForProviders },
  {
    name: "login-rejected",
    path: "/login",
    follows: true,
    consoleError: statusErrorOf("auth/callback/credentials", 400),
    prepare: reply({
      "auth/csrf": { csrfToken: "a token" },
      "auth/callback/credentials": { url: "https://example.com/login?error=auth/invalid-credentials" },
    }),
    reach: async (page) => {
      await fillIn(page, { Email: PROFILE.email, Password: "not the password" }, "Sign In");
      await main(page).getByRole("alert").waitFor();
    },
  },
  { name: "register", path: "/register", prepare: offerProviders, reach: waitForProviders },
  {
    name: "register-inbox",
    path: "/register",
    follows: true,
    prepare: reply({ "account/register": { ok: true } }),
    reach: async (page) => {
      await fillIn(page, { Email: PROFILE.email }, "Sign Up");
      await main(page).getByRole("heading", { name: "Check your inbox" }).waitFor();
    },
  },
  {
    name: "register-password",
    path: "/register#token=a-token",
    prepare: reply({ "account/link": { ok: true, email: PROFILE.email, isNew: true, needsName: true } }),
    reach: async (page) => {
      await fillIn(page, { "New password": "a phrase that is long" }, "Save password");
      await main(page).getByText("Please enter your name.").waitFor();
    },
  },
  {
    name: "forgot-rejected-password",
    path: "/forgot-password#token=a-token",
    consoleError: statusErrorOf("account/password", 400),
    prepare: reply({
      "account/link": { ok: true, email: PROFILE.email, isNew: false, needsName: false },
      "account/password": failure("auth/weak-password", { password: "This is one of the most common passwords." }),
    }),
    reach: async (page) => {
      await fillIn(page, { "New password": "unbelievable" }, "Save password");
      await main(page).getByText("most common passwords").waitFor();
    },
  },
  {
    name: "link-ended",
    path: "/forgot-password#token=an-ended-token",
    consoleError: statusErrorOf("account/link", 400),
    prepare: reply({ "account/link": failure("auth/invalid-token") }),
    reach: (page) => button(page, "Send link").waitFor(),
  },
  { name: "account-menu", path: "/", prepare: signIn, reach: openMenu },
  { name: "profile", path: "/", follows: true, prepare: signIn, reach: openDialog("Profile", PROFILE.email) },
  {
    name: "profile-delete",
    path: "/",
    follows: true,
    consoleError: statusErrorOf("account/me", 400),
    prepare: signIn,
    reach: async (page) => {
      await openDialog("Profile", PROFILE.email)(page);
      await reply({ "account/me": failure("auth/requires-recent-login") })(page);
      const profile = page.getByRole("dialog", { name: "Profile" });
      await profile.locator("summary", { hasText: "Delete account" }).click();
      await profile.getByLabel("Email").fill(PROFILE.email);
      await profile.getByRole("button", { name: "Delete account" }).click();
      await profile.getByRole("button", { name: "Sign in again" }).waitFor();
    },
  },
  { name: "dashboard", path: "/", follows: true, prepare: signIn, reach: openDialog("Dashboard", "Safari on iPhone") },
];
