import type { Page } from "@playwright/test";
import type { AccountCode, AccountOptions, AccountProfile, SignIn } from "@/lib/account/replies";
import type { PageState } from "@/e2e/support/states";
import { refusalOf } from "./account";

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
  hasPassword: true,
  identities: [{ provider: "github" }],
};

const SIGN_INS: SignIn[] = [
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
  await page.addInitScript(() => (document.cookie = "signed_in=1; path=/"));
  await offer()(page);
  await answer(page, "auth/session", { user: { name: PROFILE.name, email: PROFILE.email } });
  await answer(page, "account/me", { ok: true, ...PROFILE });
  await answer(page, "account/sign-ins", { ok: true, signIns: SIGN_INS });
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

const openLink = (owner: { email: string; isNew: boolean }) => async (page: Page) => {
  await offer({ providers: [] })(page);
  await answer(page, "account/link", { ok: true, ...owner });
};

/** The account pages and dialogs with the server's replies given, so that no store and no mail is needed to look at them. */
export const ACCOUNT_STATES: readonly PageState[] = [
  { name: "login", path: "/login", prepare: offer(), reach: waitForProviders },
  {
    name: "login-refused",
    path: "/login",
    complaint: refusalOf("auth/callback/credentials", 401),
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
  { name: "register", path: "/register", prepare: offer(), reach: waitForProviders },
  {
    name: "register-inbox",
    path: "/register",
    prepare: async (page) => {
      await offer({ providers: [] })(page);
      await answer(page, "account/register", { ok: true }, 202);
    },
    reach: async (page) => {
      await fillIn(page, { Email: PROFILE.email });
      await button(page, "Sign Up").click();
      await main(page).getByRole("heading", { name: "Check your inbox" }).waitFor();
    },
  },
  {
    name: "register-password",
    path: "/register#token=a-token",
    prepare: openLink({ email: PROFILE.email, isNew: true }),
    reach: async (page) => {
      await fillIn(page, { "New password": "a phrase that is long" });
      await button(page, "Save password").click();
      await main(page).getByText("Please enter your name.").waitFor();
    },
  },
  {
    name: "forgot-refused-password",
    path: "/forgot-password#token=a-token",
    complaint: refusalOf("account/password", 400),
    prepare: async (page) => {
      await openLink({ email: PROFILE.email, isNew: false })(page);
      const fields = { password: "This is one of the most common passwords. Please choose another." };
      await answer(page, "account/password", { ok: false, code: "auth/weak-password", fields }, 400);
    },
    reach: async (page) => {
      await fillIn(page, { "New password": "unbelievable" });
      await button(page, "Save password").click();
      await main(page).getByText("most common passwords").waitFor();
    },
  },
  {
    name: "link-ended",
    path: "/forgot-password#token=an-ended-token",
    complaint: refusalOf("account/link", 400),
    prepare: async (page) => {
      await offer({ providers: [] })(page);
      await refuse(page, "account/link", "auth/invalid-token", 400);
    },
    reach: (page) => button(page, "Send link").waitFor(),
  },
  { name: "account-menu", path: "/", prepare: signIn, reach: openMenu },
  { name: "profile", path: "/", prepare: signIn, reach: openDialog("Profile", PROFILE.email) },
  {
    name: "profile-delete",
    path: "/",
    complaint: refusalOf("account/me", 403),
    prepare: async (page) => {
      await signIn(page);
      await page.route("**/api/account/me", (route) =>
        route.request().method() === "DELETE"
          ? route.fulfill({ status: 403, json: { ok: false, code: "auth/requires-recent-login" } })
          : route.fallback(),
      );
    },
    reach: async (page) => {
      await openDialog("Profile", PROFILE.email)(page);
      const profile = page.getByRole("dialog", { name: "Profile" });
      await profile.locator("summary", { hasText: "Delete account" }).click();
      await profile.getByLabel("Email").fill(PROFILE.email);
      await profile.getByRole("button", { name: "Delete account" }).click();
      await profile.getByRole("button", { name: "Sign in again" }).waitFor();
    },
  },
  { name: "dashboard", path: "/", prepare: signIn, reach: openDialog("Dashboard", "Safari on iPhone") },
];
