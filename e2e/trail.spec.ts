import type { Locator, Page } from "@playwright/test";
import { portfolio } from "@/lib/portfolio/portfolio";
import { expect, test } from "./support/fixtures";
import { boxOf, findCovered, readLines, scrollPageTo } from "./support/page";

const { altitudes } = portfolio;
const line = (page: Page) => page.locator(".trail-line");
const fill = (page: Page) => line(page).locator('[data-slot="trail-fill"]');
const waypoints = (page: Page) => page.locator("main .waypoint");
const bottomOf = async (part: Locator) => {
  const { y, height } = await boxOf(part);
  return y + height;
};

test("every section is a waypoint, higher than the one before, and the summit is named", async ({ page }) => {
  await page.goto("/");
  const names = page.locator("main section:not(#home) h2");
  await expect(waypoints(page)).toHaveCount(await names.count());
  if (!altitudes) return expect(page.locator("[data-hero-summit]")).toHaveCount(0);
  const texts = await waypoints(page).locator("p.meta").allTextContents();
  const heights = texts.map((text) => Number(text.replace(/\D/g, "")));
  expect(heights[0]).toBe(altitudes.home);
  expect(heights.every((height, index) => height > (heights[index - 1] ?? -Infinity))).toBe(true);
  expect(heights.at(-1)).toBeLessThan(altitudes.summit);
  const name = `${altitudes.summitName ?? ""} ${altitudes.summit.toLocaleString("en")}\u00a0m`.trim();
  await expect(page.getByRole("figure").locator("[data-hero-summit]")).toHaveText(name);
});

test("the summit's name is clear of text, buttons and the portrait", async ({ page }) => {
  test.skip(!altitudes, "needs altitudes");
  await page.goto("/");
  const name = page.locator("[data-hero-summit] > span");
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [667, 375],
    [740, 600],
    [768, 1024],
    [844, 390],
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const size = `${width} × ${height} px`;
    if (width > 320) await expect.soft(name, size).toBeVisible();
    const box = await boxOf(name);
    if (await name.isVisible()) expect.soft(box.x + box.width, size).toBeLessThan(width - 10);
    const others = "#home :is(h1 > span, p, li, a, img), header :is(a, button), [aria-label^=Open]";
    expect.soft(await findCovered(name, others), size).toEqual([]);
  }
});

test("on a phone in landscape, the hero's text ends before the mountain begins", async ({ page }) => {
  await page.goto("/");
  for (const width of [667, 844]) {
    await page.setViewportSize({ width, height: 390 });
    const lines = await readLines(page.locator("#home [data-hero-parts] > p").last());
    const ends = Math.max(...lines.map(({ x, width }) => x + width));
    const relief = await boxOf(page.locator("[data-hero-relief]"));
    // The drawing's outermost contour.
    expect(ends, `${width} px`).toBeLessThan(relief.x + 0.05 * relief.width);
  }
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`at ${width} px the line in the margin fills as the page scrolls`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const start = await boxOf(line(page));
    expect(await bottomOf(fill(page)), "empty at the top").toBeLessThanOrEqual(start.y);
    const lefts = await waypoints(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(start.x).toBeGreaterThan(0);
    expect(start.x + start.width).toBeLessThan(Math.min(...lefts) - 5);
    await scrollPageTo(page, await page.evaluate(() => document.body.scrollHeight / 2));
    await expect.poll(() => bottomOf(fill(page))).toBeGreaterThan(height / 2);
    expect(await bottomOf(fill(page))).toBeLessThan(height);
    await scrollPageTo(page, 1_000_000);
    const footer = await page.getByRole("contentinfo").boundingBox();
    await expect.poll(() => bottomOf(line(page))).toBeCloseTo(footer?.y ?? NaN, 0);
    expect(await bottomOf(fill(page))).toBeCloseTo(footer?.y ?? NaN, 0);
  });
}

test("with reduced motion the line is full and still", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  expect(await boxOf(fill(page))).toEqual(await boxOf(line(page)));
  await scrollPageTo(page, 1_000_000);
  expect(await page.locator(".trail").evaluate((trail) => trail.getAnimations({ subtree: true }).length)).toBe(0);
});
