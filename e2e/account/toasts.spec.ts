import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";

const VIEWPORT = { width: 1280, height: 720 };
const NAME = "Asha Gurung";

const toasts = (page: Page) => page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");

const answer = (page: Page, path: string, json: object) =>
  page.route(`**/api/auth/${path}`, (route) => route.fulfill({ json }));

/** The page's clock stands, and with it the toasts' time: it goes on by the moments that they need to come and go. */
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

// Somebody who is signed in and cannot get out: as many toasts as are wanted.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => (document.cookie = "signed_in=1; path=/"));
  await answer(page, "session", { user: { name: NAME } });
  await answer(page, "csrf", { csrfToken: "a token" });
  await answer(page, "signout", { ok: false });
  await page.clock.install();
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("button", { name: NAME })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
});

test("at most three stand at once, the newest among them", async ({ page }) => {
  for (const count of [1, 2, 3]) await signOut(page, count);
  await answer(page, "signout", { ok: true });
  await signOut(page, 3);
  await eventually(page, () => expect(toasts(page).getByText("Signed out successfully")).toBeVisible({ timeout: 1 }));
  await expectToasts(page, 3);
});

test("an error stands for 10 seconds, a success for 5", async ({ page }) => {
  for (const [ok, seconds] of [
    [false, 10],
    [true, 5],
  ] as const) {
    await answer(page, "signout", { ok });
    await signOut(page, 1);
    await page.clock.runFor((seconds - 1) * 1000);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(1000);
    await expectToasts(page, 0);
  }
});

test("one stands at the bottom right and is not printed, and 'Dismiss' takes it away beside an open panel", async ({
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
  // What is covered cannot be pressed.
  await toasts(page).getByRole("button", { name: "Dismiss" }).click();
  await expectToasts(page, 0);
  await signOut(page, 1);
  await page.clock.runFor(10_000);
  await expectToasts(page, 0);
});

test("Alt+T leads to one, its time stands while the keyboard is there, and a swipe takes it away", async ({ page }) => {
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
