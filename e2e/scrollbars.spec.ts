import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { shownCertificates } from "./support/page";

/** Headless browsers hide scrollbars, so show them as on Windows. */
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
  },
});

const measure = (page: Page) =>
  page
    .locator("header, main section:nth-of-type(2) h2")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).map(({ left, width }) => [left, width]));

test("opening a dialog does not shift the page where scrollbars take up space", async ({ page }) => {
  await page.goto("/");
  for (const [width, opener] of [
    ...(shownCertificates.length > 0 ? ([[1440, /View Certificate/]] as const) : []),
    [360, "Open menu"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    const before = await measure(page);
    await page.getByRole("button", { name: opener }).first().click();
    await expect(page.locator("dialog:modal")).toBeVisible();
    expect(await measure(page)).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog:modal")).toHaveCount(0);
    expect(await measure(page)).toEqual(before);
  }
});
