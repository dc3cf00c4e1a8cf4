import type { Page } from "@playwright/test";
import { contrast, luminance, paintedColours } from "@/e2e/support/contrast";
import { expect, test } from "@/e2e/support/fixtures";
import { notifications, setColorScheme } from "@/e2e/support/page";
import { paintAccent } from "@/e2e/support/preferences";
import { SITE_URL } from "@/e2e/support/site-environment";
import { portfolio } from "../support/portfolio";
import { accountButton, chooseFromMenu } from "./support/account-pages";

const NAME = "Asha Gurung";
const OPTIONS = { ok: true, isAvailable: true, isRegistrationOpen: true, hasMail: false, providers: [] };

const toasts = (page: Page) => notifications(page).getByRole("listitem");

const answer = (page: Page, path: string, json: object) =>
  page.route(`**/api/${path}`, (route) => route.fulfill({ json }));

/** Advances the page's stopped clock, which controls the toasts, until the check passes. */
const eventually = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(50);
    await check();
  }).toPass({ intervals: [50], timeout: 10_000 });

const expectToasts = (page: Page, count: number) =>
  eventually(page, async () => expect(await toasts(page).count()).toBe(count));

async function signOut(page: Page, count: number) {
  await chooseFromMenu(page, NAME, "Sign out");
  await expectToasts(page, count);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => (document.cookie = "signed_in=1; path=/"));
  await answer(page, "auth/session", { user: { name: NAME } });
  await answer(page, "auth/csrf", { csrfToken: "a token" });
  await answer(page, "auth/signout", { ok: false });
  await answer(page, "account/options", OPTIONS);
  await answer(page, "account/me", { ok: true, name: NAME, email: "asha@visitors.example", identities: [] });
  await page.clock.install();
  await page.goto("/");
  await expect(accountButton(page, NAME)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
});

test("at most three toasts are visible, and none is printed; errors stay for 10 seconds, successes for 5", async ({
  page,
}) => {
  await signOut(page, 1);
  await page.emulateMedia({ media: "print" });
  await expect(toasts(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.clock.runFor(9000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1000);
  await expectToasts(page, 0);

  for (const count of [1, 2, 3]) await signOut(page, count);
  await answer(page, "auth/signout", { url: SITE_URL });
  await signOut(page, 4);
  const success = toasts(page).filter({ hasText: "Signed out successfully" });
  const opacities = () =>
    toasts(page).evaluateAll((all) => all.map((toast) => Number(getComputedStyle(toast).opacity)).sort());
  await eventually(page, async () => expect(await opacities()).toEqual([0, 1, 1, 1]));
  await page.clock.runFor(4000);
  await expect(success).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(1000);
  await expectToasts(page, 3);
  await expect(success).toHaveCount(0);
});

test("signing out in the drawer closes it, and nothing covers the toast", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [isOk, text] of [
    [false, "Error signing out"],
    [true, "Signed out successfully"],
  ] as const) {
    await answer(page, "auth/signout", isOk ? { url: SITE_URL } : {});
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.getByRole("button", { name: NAME }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    const toast = toasts(page).filter({ hasText: text });
    await eventually(page, () => expect(toast).toBeInViewport({ ratio: 1, timeout: 1 }));
    await expect(drawer).toBeHidden();
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await expectToasts(page, 0);
  }
});

test("error toasts look like errors, and are readable in both themes with every accent", async ({ page }) => {
  await signOut(page, 1);
  await answer(page, "auth/signout", { url: SITE_URL });
  await signOut(page, 2);
  const readColours = (text: string) =>
    toasts(page)
      .filter({ hasText: text })
      .evaluate((card) => {
        const style = getComputedStyle(card);
        const icon = getComputedStyle(card.querySelector("[data-icon]") ?? card);
        return [style.backgroundColor, style.borderTopColor, style.color, icon.color];
      });
  for (const colorScheme of ["light", "dark"] as const) {
    await setColorScheme(page, colorScheme);
    for (const accent of ["#FFFFFF", "#000000", ...portfolio.accents.map(({ hex }) => hex)]) {
      await paintAccent(page, accent);
      const colours = [...(await readColours("Error signing out")), ...(await readColours("Signed out successfully"))];
      const [ground = 0, border, text = 0, icon, otherGround = 0, , otherText = 0, , danger] = (
        await paintedColours(page, [...colours, "--danger"])
      ).map(luminance);
      const shown = `${colorScheme}, ${accent}`;
      expect([border, text, icon], shown).toEqual([danger, danger, danger]);
      expect(ground, shown).not.toBe(otherGround);
      expect(contrast(text, ground), shown).toBeGreaterThanOrEqual(4.5);
      expect(contrast(otherText, otherGround), shown).toBeGreaterThanOrEqual(4.5);
    }
  }
});
