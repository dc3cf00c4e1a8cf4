import type { Page } from "@playwright/test";
import { expect, MOVING, test } from "./support/fixtures";
import {
  DEFAULT_MESSAGE,
  FADE_START_MS,
  forgetOpeningScreen,
  freezeAnimations,
  letGo,
  loadingScreen,
  mainHeading,
  moveTo,
  openStopped,
  progress,
  readFadeStartMs,
  readHits,
  skip,
} from "./support/loading";
import { hasOpeningScreen, pageSections } from "./support/page";
import { portfolio } from "./support/portfolio";

async function expectToLeave(page: Page) {
  await letGo(page);
  await expect(loadingScreen(page)).toBeHidden();
  await page.getByRole("link", { name: "Scroll down" }).click();
  await expect(page).toHaveURL(`/#${pageSections[0]}`);
}

test.use({ ...MOVING, showsOpeningScreen: true });
test.skip(!hasOpeningScreen, "needs an opening screen");

test("Skip and Escape end the opening screen early, and a double click does not reach the page below", async ({
  page,
}) => {
  for (const leave of [() => skip(page).click(), () => page.keyboard.press("Escape")]) {
    await openStopped(page);
    await moveTo(page, 1000);
    await leave();
    await expect.poll(() => readFadeStartMs(page)).toBe(1000);
    expect(await readHits(page)).toEqual([true]);
    await moveTo(page, 1200);
    expect(await readHits(page)).toEqual([false]);
    await expectToLeave(page);
    await forgetOpeningScreen(page);
  }
});

test("other pages open with the screen too; Tab focuses Skip, and the next Tab closes it", async ({ page }) => {
  await openStopped(page, "/projects");
  await expect(progress(page)).toHaveCount(1);
  await expect(loadingScreen(page)).toContainText(DEFAULT_MESSAGE);
  await page.keyboard.press("Tab");
  await expect(skip(page)).toBeFocused();
  await expect(loadingScreen(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect.poll(() => readFadeStartMs(page)).toBeLessThan(FADE_START_MS);
});

test("if scripts fail to load, the opening screen still ends", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED \(.*\.js/);
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await openStopped(page);
  await moveTo(page, 1500);
  await expect(loadingScreen(page)).toBeVisible();
  await expectToLeave(page);

  await forgetOpeningScreen(page);
  await page.goto("/");
  await skip(page).click();
  expect(await readFadeStartMs(page)).toBeLessThan(FADE_START_MS);
  await expectToLeave(page);
});

test("without JavaScript, Tab ends the opening screen, or it ends by itself", async ({ openContext }) => {
  const page = await (await openContext({ javaScriptEnabled: false })).newPage();
  const letAllGo = await freezeAnimations(page);
  await page.goto("/");
  await expect(loadingScreen(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(loadingScreen(page)).toBeHidden();

  await page.goto("/");
  await expect(loadingScreen(page)).toBeVisible();
  await expect(skip(page)).toBeHidden();
  await expect(mainHeading(page)).toContainText(portfolio.owner.firstName);
  await letAllGo();
  await expectToLeave(page);
});
