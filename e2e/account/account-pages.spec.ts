import getPort from "get-port";
import { createAccountClient, inventPerson, statusErrorOf } from "@/e2e/account/support/account";
import { expect, test } from "@/e2e/support/fixtures";
import { recordShifts } from "@/e2e/support/page";
import { LOOPBACK } from "@/e2e/support/site-environment";
import { read } from "./support/account-api";
import { alert, heading, main, signInByForm, signInLink } from "./support/account-pages";

test("a visitor who never signed in loads none of next-auth's code and sends no API requests", async ({ page }) => {
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

test("a rejected sign-in keeps what was typed", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED \(.*\/api\/auth\/providers\)$/);
  consoleErrors.allow(/CLIENT_FETCH_ERROR/);
  consoleErrors.allow(statusErrorOf("auth/_log", 404));
  await page.goto("/login");
  await page.route("**/api/auth/providers", (route) => route.abort(), { times: 1 });
  await signInByForm(page, { email: "asha@visitors.example", password: "a password" });
  await expect(alert(page)).toContainText("The server could not be reached.");
  await page.route("**/api/auth/csrf", (route) => route.fulfill({ json: { csrfToken: "forged" } }));
  await main(page).getByRole("button", { name: "Sign In" }).click();
  await expect(alert(page)).toContainText("This page has been open too long, or cookies are blocked.");
  await expect(page.getByLabel("Email")).toHaveValue("asha@visitors.example");
});

test("if accounts are unavailable for a while, a visitor can try again, and an emailed link still works", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(statusErrorOf("account/link", 503));
  consoleErrors.allow(statusErrorOf("account/link", 400));
  const asleep = { ok: true, isConfigured: true, isAvailable: false };
  await page.route("**/api/account/options", (route) => route.fulfill({ json: asleep }), { times: 1 });
  await page.goto("/login");
  await expect(alert(page)).toContainText("Accounts are unavailable at the moment.");
  await alert(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Email")).toBeEnabled();
  await expect(alert(page)).toHaveCount(0);

  const json = { ok: false, code: "auth/accounts-unavailable" };
  await page.route("**/api/account/link", (route) => route.fulfill({ status: 503, json }), { times: 1 });
  await page.goto("/register#token=abc");
  await alert(page).getByRole("button", { name: "Try again" }).click();
  await expect(alert(page)).toContainText("This link has expired or has been used already.");
});

test("text that is too long gets an error beside its field before it is sent", async ({ page }) => {
  let posts = 0;
  page.on("request", (request) => (posts += Number(request.method() === "POST")));
  for (const [path, submit] of [
    ["/forgot-password", "Send link"],
    ["/register", "Sign Up"],
  ] as const) {
    await page.goto(path);
    await page.getByLabel("Email").fill(`${"a".repeat(250)}@b.example`);
    await main(page).getByRole("button", { name: submit }).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please use at most 254 characters.");
  }
  expect(posts).toBe(0);
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

for (const [what, settings, paths] of [
  ["a secret", { NEXTAUTH_SECRET: "" }, ["/login", "/register", "/forgot-password", "/register#token=abc"]],
  ["a PostgreSQL server on a public site", { SITE_URL: "https://ada.example", DATABASE_URL: "" }, ["/login"]],
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
    for (const path of paths) {
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
    for (const kind of ["register", "forgot"] as const) {
      expect(await read(client.askForLink(kind, person.email))).toEqual([503, { ok: false, code: "auth/no-accounts" }]);
    }
    expect((await client.signIn(person)).status()).toBe(503);
    expect(await read(client.get("options"))).toMatchObject([200, { isConfigured: false, isAvailable: false }]);
    expect(await client.readSession()).toEqual({});
    if ("SITE_URL" in settings)
      expect(output()).toContain("does not point to a PostgreSQL server: this site has no accounts yet");
  });
}
