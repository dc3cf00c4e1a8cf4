import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";

const EARLY_PRESS_LIMIT_MS = 1500;

async function openUnhydrated(page: Page, width: number) {
  await page.clock.setFixedTime(0);
  await page.setViewportSize({ width, height: 800 });
  let send = () => {};
  const areSent = new Promise<void>((resolve) => (send = resolve));
  await page.route("**/_next/static/**/*.js", (route) => areSent.then(() => route.continue()));
  await page.goto("/", { waitUntil: "commit" });
  return send;
}

for (const { opener, dialog, width } of [
  { opener: "Open menu", dialog: "Menu", width: 360 },
  { opener: "Theme settings", dialog: "Theme settings", width: 1440 },
  { opener: "Open assistant", dialog: "Portfolio Assistant", width: 1440 },
]) {
  test(`pressing '${opener}' before the scripts load opens its dialog once they have loaded`, async ({ page }) => {
    const send = await openUnhydrated(page, width);
    await page.getByRole("button", { name: opener }).click();
    await expect(page.getByRole("dialog", { name: dialog })).toBeHidden();
    await page.clock.setFixedTime(EARLY_PRESS_LIMIT_MS);
    send();
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
  });
}

test("a press is ignored if the scripts load more than 1.5 s later", async ({ page }) => {
  const send = await openUnhydrated(page, 360);
  const openMenu = page.getByRole("button", { name: "Open menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await openMenu.click();
  await page.clock.setFixedTime(EARLY_PRESS_LIMIT_MS + 1);
  const isHydrated = page.evaluate(
    () => new Promise((resolve) => addEventListener("hydrated", () => requestAnimationFrame(resolve))),
  );
  send();
  await isHydrated;
  await expect(menu).toBeHidden();
  await openMenu.click();
  await expect(menu).toBeVisible();
});
