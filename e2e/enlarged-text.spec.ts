import { findOverflow, WIDE } from "./support/accessibility";
import { expect, test } from "./support/fixtures";
import { portfolio } from "./support/portfolio";

test.use({ viewport: WIDE });

test("on a phone, text enlarged to 200% neither overflows nor overlaps", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findOverflow(page), `${width} px`).toEqual([]);
    if (portfolio.skills.length === 0) continue;
    const overlaps = await page.locator("#about").evaluate((section) => {
      const parts = Array.from(section.querySelectorAll("li :is(b, a)"), (part) => part.getBoundingClientRect());
      return parts.some((one, index) =>
        parts
          .slice(index + 1)
          .some(
            (two) =>
              one.right > two.left && two.right > one.left && one.bottom > two.top + 1 && two.bottom > one.top + 1,
          ),
      );
    });
    expect(overlaps, `${width} px`).toBe(false);
  }
});
