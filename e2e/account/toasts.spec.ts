import type { Locator, Page } from "@playwright/test";
import { site } from "@/content/site";
import { contrast, luminance, paintedColours } from "@/e2e/support/contrast";
import { expect, test } from "@/e2e/support/fixtures";
import { shownCertificates } from "@/e2e/support/page";

const VIEWPORT = { width: 1280, height: 720 };
const NAME = "Asha Gurung";
const OPTIONS = { ok: true, isAvailable: true, isRegistrationOpen: true, hasMail: false, providers: [] };

const toasts = (page: Page) => page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");

const dismissOf = (toast: Locator) => toast.getByRole("button", { name: "Dismiss" });

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
  await page.getByRole("banner").getByRole("button", { name: NAME }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expectToasts(page, count);
}

test.use({ viewport: VIEWPORT });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => (document.cookie = "signed_in=1; path=/"));
  await answer(page, "auth/session", { user: { name: NAME } });
  await answer(page, "auth/csrf", { csrfToken: "a token" });
  await answer(page, "auth/signout", { ok: false });
  await answer(page, "account/options", OPTIONS);
  await answer(page, "account/me", { ok: true, name: NAME, email: "asha@visitors.example", identities: [] });
  await page.clock.install();
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("button", { name: NAME })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
});

test("at most three toasts are shown, including the newest; errors stay for 10 seconds, successes for 5", async ({
  page,
}) => {
  await signOut(page, 1);
  await page.clock.runFor(9000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1000);
  await expectToasts(page, 0);

  for (const count of [1, 2, 3]) await signOut(page, count);
  await answer(page, "auth/signout", { ok: true });
  await signOut(page, 3);
  const success = toasts(page).getByText("Signed out successfully");
  await eventually(page, () => expect(success).toBeVisible({ timeout: 1 }));
  await expectToasts(page, 3);
  await page.clock.runFor(4000);
  await expect(success).toBeVisible();
  await page.clock.runFor(1000);
  await expectToasts(page, 2);
  await expect(success).toHaveCount(0);
});

test("a toast is at the bottom right, is not printed, and can be dismissed while the assistant is open", async ({
  page,
}) => {
  await signOut(page, 1);
  const box = await toasts(page).boundingBox();
  expect(box?.x).toBeGreaterThan(VIEWPORT.width / 2);
  expect(box?.y).toBeGreaterThan(VIEWPORT.height / 2);
  await page.emulateMedia({ media: "print" });
  await expect(toasts(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "Open assistant" }).click();
  await expect(page.getByRole("dialog", { name: "Portfolio Assistant" })).toBeVisible();
  await toasts(page).getByRole("button", { name: "Dismiss" }).click();
  await expectToasts(page, 0);
  await signOut(page, 1);
  await page.clock.runFor(10_000);
  await expectToasts(page, 0);
});

test("Alt+T focuses a toast, keyboard focus pauses it, and a swipe dismisses it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const dismiss = toasts(page).getByRole("button", { name: "Dismiss" });
  await signOut(page, 1);
  await page.keyboard.press("Alt+KeyT");
  await expect(dismiss).toBeFocused();
  await page.clock.runFor(11_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expectToasts(page, 0);
  await signOut(page, 1);
  const { x = 0, y = 0 } = (await toasts(page).boundingBox()) ?? {};
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", { x: x + 20, y: y + 20 });
  for (const moved of [40, 80, 120]) await touch("touchMove", { x: x + 20 + moved, y: y + 20 });
  await touch("touchEnd");
  await page.clock.runFor(300);
  await expect(toasts(page)).toHaveCount(0);
});

test("Tab leaves a toast and resumes its timer; 'Dismiss' restores focus", async ({ page }) => {
  const settings = page.getByRole("button", { name: "Theme settings" });
  const focused = toasts(page).locator(":focus");
  await signOut(page, 1);
  await settings.focus();
  await page.keyboard.press("Alt+KeyT");
  await page.clock.runFor(11_000);
  await page.keyboard.press("Tab");
  await expect(focused).toHaveCount(0);
  await page.clock.runFor(11_000);
  await expectToasts(page, 0);
  await signOut(page, 1);
  await settings.focus();
  await page.keyboard.press("Alt+KeyT");
  await page.keyboard.press("Enter");
  await expectToasts(page, 0);
  await expect(settings).toBeFocused();
});

test("hovering pauses the toasts, even after one of them is dismissed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const count of [1, 2, 3]) await signOut(page, count);
  await toasts(page).first().hover();
  await page.clock.runFor(11_000);
  await expect(toasts(page)).toHaveCount(3);
  await dismissOf(toasts(page)).last().click();
  await expectToasts(page, 2);
  await page.mouse.move(1, 1);
  await page.clock.runFor(11_000);
  await expectToasts(page, 0);
});

test("error toasts look different from success toasts, and are readable in both themes with every accent", async ({
  page,
}) => {
  await signOut(page, 1);
  await answer(page, "auth/signout", { ok: true });
  await signOut(page, 2);
  const readColours = (role: "alert" | "status") =>
    toasts(page)
      .getByRole(role)
      .evaluate((card) => {
        const icon = card.querySelector("svg") ?? card;
        const [style, { color }] = [getComputedStyle(card), getComputedStyle(icon)];
        return [style.backgroundColor, style.borderTopColor, color];
      });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const accent of ["#FFFFFF", "#000000", ...site.accents.map(({ hex }) => hex)]) {
      await page.evaluate((hex) => document.documentElement.style.setProperty("--primary", hex), accent);
      const colours = [...(await readColours("alert")), ...(await readColours("status"))];
      const [ground, border, icon, otherGround, , , danger, ink, muted] = (
        await paintedColours(page, [...colours, "--danger", "--ink", "--ink-muted"])
      ).map(luminance);
      const shown = `${colorScheme}, ${accent}`;
      expect([border, icon], shown).toEqual([danger, danger]);
      expect(ground, shown).not.toBe(otherGround);
      for (const text of [danger, ink, muted]) {
        expect(contrast(text ?? 0, ground ?? 0), shown).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

async function readAccessibilityTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => `${role?.value} ${name?.value}`);
}

const openProfile = async (page: Page) => {
  await page.getByRole("banner").getByRole("button", { name: NAME }).click();
  await page.getByRole("menuitem", { name: "Profile" }).click();
};

const MODALS: Record<string, (page: Page) => Promise<void>> = {
  "Theme settings": (page) => page.getByRole("button", { name: "Theme settings" }).click(),
  ...(shownCertificates.length > 0 && {
    [shownCertificates[0]?.title ?? ""]: (page) =>
      page.getByRole("button", { name: "View Certificate" }).first().click(),
  }),
  Profile: openProfile,
  Menu: async (page) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await page.getByRole("button", { name: "Open menu" }).click();
  },
};

test("a toast can be read and dismissed, by pointer and by keyboard, while any dialog is open", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [name, open] of Object.entries(MODALS)) {
    const dialog = page.getByRole("dialog", { name, exact: true });
    for (const count of [1, 2]) await signOut(page, count);
    await open(page);
    await eventually(page, () => expect(dialog).toBeVisible({ timeout: 1 }));
    const told = await readAccessibilityTree(page);
    expect(told.filter((node) => node.startsWith("alert "))).toHaveLength(2);
    expect(told).toContain("StaticText Error signing out");

    const { x = 0, y = 0, width = 0, height = 0 } = (await dismissOf(toasts(page)).first().boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    await expectToasts(page, 1);
    await page.mouse.move(1, 1);
    await page.keyboard.press("Alt+KeyT");
    await expect(dismissOf(toasts(page))).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await expect(toasts(page).locator(":focus"), "Tab moves from the toast to the dialog").toHaveCount(0);
    await page.keyboard.press("Alt+KeyT");
    await page.keyboard.press("Enter");
    await expectToasts(page, 0);
    await expect(dialog.locator(":focus"), "has the focus again").toHaveCount(1);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await eventually(page, () => expect(dialog).toBeHidden({ timeout: 1 }));
  }
});

test("a toast stays open when the dialog that contains it closes", async ({ page }) => {
  await signOut(page, 1);
  await openProfile(page);
  const dialog = page.getByRole("dialog", { name: "Profile" });
  await eventually(page, () => expect(dialog).toBeVisible({ timeout: 1 }));
  await page.keyboard.press("Escape");
  await eventually(page, () => expect(dialog).toBeHidden({ timeout: 1 }));
  await expect(toasts(page)).toBeVisible();
  await dismissOf(toasts(page)).click();
  await expectToasts(page, 0);
});
