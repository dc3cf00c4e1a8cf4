import type { Page } from "@playwright/test";
import { SIGNED_IN_HINT_COOKIE } from "@/lib/account/rules";
import { expect, test } from "./support/fixtures";

const VIEWPORT = { width: 1280, height: 720 };
const PERSON = { name: "Asha Gurung", email: "asha.gurung@visitors.example" };

const toasts = (page: Page) => page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");

const answer = (page: Page, path: string, json: object) =>
  page.route(`**/api/auth/${path}`, (route) => route.fulfill({ json }));

async function signOut(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: PERSON.name }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
}

test.use({ viewport: VIEWPORT });

// Somebody who is signed in and cannot get out: as many toasts as are wanted.
test.beforeEach(async ({ page }) => {
  await page.addInitScript((cookie) => (document.cookie = `${cookie}=1; path=/`), SIGNED_IN_HINT_COOKIE);
  await answer(page, "session", { user: PERSON });
  await answer(page, "csrf", { csrfToken: "a token" });
  await answer(page, "signout", { ok: false, code: "auth/unknown" });
  await page.goto("/");
});

test("at most three stand at once, the newest among them", async ({ page }) => {
  for (const count of [1, 2, 3]) {
    await signOut(page);
    await expect(toasts(page)).toHaveCount(count);
  }
  await answer(page, "signout", { ok: true });
  await signOut(page);
  await expect(toasts(page).getByText("Signed out successfully")).toBeVisible();
  await expect(toasts(page)).toHaveCount(3);
});

test("one stands at the bottom right, and 'Dismiss' takes it away", async ({ page }) => {
  await signOut(page);
  const box = await toasts(page).boundingBox();
  expect(box?.x).toBeGreaterThan(VIEWPORT.width / 2);
  expect(box?.y).toBeGreaterThan(VIEWPORT.height / 2);
  // The pointer holds its time, so that nothing but the button ends it.
  await toasts(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test("an open panel does not cover one", async ({ page }) => {
  await signOut(page);
  await expect(toasts(page)).toBeVisible();
  await page.getByRole("button", { name: "Open assistant" }).click();
  await expect(page.getByRole("dialog", { name: "Portfolio Assistant" })).toBeVisible();
  const isOnTop = () =>
    toasts(page).evaluate((toast) => {
      const { left, top, width, height } = toast.getBoundingClientRect();
      return toast.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
});

test("none is printed", async ({ page }) => {
  await signOut(page);
  await expect(toasts(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(toasts(page)).toBeHidden();
});
