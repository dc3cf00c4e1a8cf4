import { site } from "@/content/site";
import { paintedColours } from "./support/contrast";
import { expect, test } from "./support/fixtures";
import { shownCertificates } from "./support/sections";

test("prints as a clean light document from either theme", async ({ page }) => {
  await page.goto("/");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ media: "print", colorScheme });
    await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));

    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("link", { name: "Download CV" })).toBeHidden();
    for (const control of await page.locator("main :is(button:not(:has(img)), input, textarea, form)").all()) {
      await expect(control).toBeHidden();
    }
    await expect(page.locator("[data-skill-bar]").first()).toHaveCSS("print-color-adjust", "exact");
    await expect(page.locator('[data-slot="typed-word"]')).toHaveCSS("border-right-width", "0px");
    for (const id of site.sections) await expect(page.locator(`#${id}`)).toBeVisible();
    for (const { title } of shownCertificates) {
      await expect(page.locator("#certificates").getByText(title, { exact: true }).first()).toBeVisible();
    }
    const { backgroundColor, color } = await page.locator("html").evaluate((root) => ({ ...getComputedStyle(root) }));
    const [ground = [], ink = []] = await paintedColours(page, [backgroundColor, color]);
    expect(Math.min(...ground)).toBeGreaterThan(235);
    expect(Math.max(...ink)).toBeLessThan(80);
    expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(10_000);
  }
});
