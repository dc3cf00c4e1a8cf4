import type { Page } from "@playwright/test";
import { certificates } from "@/content/certificates";
import { site } from "@/content/site";
import { expect, test } from "./support/fixtures";

const hasCertificate = site.sections.includes("certificates") && certificates.certificates.length > 0;

/** As on Windows: headless, the browser would draw none. */
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
  },
});

/** Left edge and width of the header and of a heading below it, in CSS px. */
const measure = (page: Page) =>
  page.evaluate(() =>
    ["header", "main section:nth-of-type(2) h2"].map((selector) => {
      const { left, width } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return { left, width };
    }),
  );

test("nothing that opens moves the page aside, where scrollbars take room", async ({ page }) => {
  await page.goto("/");
  for (const [width, opener] of [
    ...(hasCertificate ? ([[1440, /View Certificate/]] as const) : []),
    [1440, "Theme settings"],
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
