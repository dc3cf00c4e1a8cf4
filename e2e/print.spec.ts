import { certificates } from "@/content/certificates";
import { site } from "@/content/site";
import { expect, test } from "./support/fixtures";

for (const colorScheme of ["light", "dark"] as const) {
  test(`prints as a clean light document from the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    await page.emulateMedia({ media: "print", colorScheme });

    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("link", { name: "Download CV" })).toBeHidden();
    for (const control of await page.locator("main :is(button:not(:has(img)), input, textarea, form)").all()) {
      await expect(control).toBeHidden();
    }
    await expect(page.locator("[data-skill-bar]").first()).toHaveCSS("print-color-adjust", "exact");
    await expect(page.locator('[data-slot="typed-word"]')).toHaveCSS("border-right-width", "0px");
    for (const id of site.sections) await expect(page.locator(`#${id}`)).toBeVisible();
    for (const { title } of site.sections.includes("certificates") ? certificates.certificates : []) {
      await expect(page.locator("#certificates").getByText(title, { exact: true }).first()).toBeVisible();
    }
    const [ground, ink] = await page.evaluate(() => {
      const channels = (colour: string) => {
        const context = document.createElement("canvas").getContext("2d");
        if (!context) throw new Error("no canvas");
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
      };
      const style = getComputedStyle(document.documentElement);
      return [channels(style.backgroundColor), channels(style.color)];
    });
    expect(Math.min(...(ground ?? []))).toBeGreaterThan(235);
    expect(Math.max(...(ink ?? []))).toBeLessThan(80);
    expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(10_000);
  });
}
