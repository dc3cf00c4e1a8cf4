import type { Page } from "@playwright/test";
import { portfolio } from "@/lib/portfolio/portfolio";
import { findAxeViolations, waitForTransitions } from "./support/axe";
import { expect, test } from "./support/fixtures";
import { readLines } from "./support/page";

/** At an equinox, the sun rises at six o'clock local solar time everywhere. */
const bySunTime = (hours: number) =>
  Date.UTC(2026, 2, 20) + (hours - portfolio.owner.location.longitude / 15) * 3_600_000;
const root = (page: Page) => page.locator("html");
const hero = (page: Page) => page.locator("#home");

for (const [hours, sky, words] of [
  [5.8, "dawn", "the sun is about to rise"],
  [6.3, "dawn", "the sun has just risen"],
  [12, "day", "the sun is up"],
  [18.3, "dusk", "the sun has just set"],
  [0, "night", "it is dark"],
] as const) {
  test(`at ${hours} h by the sun, the clock says that ${words}, and the page is lit for it`, async ({ page }) => {
    await page.clock.setFixedTime(bySunTime(hours));
    await page.goto("/");
    await expect(
      hero(page)
        .getByText(new RegExp(`^\\d\\d:\\d\\d in .+, ${words}$`))
        .last(),
    ).toBeVisible();
    await expect(root(page)).toHaveAttribute("data-sky", sky);
  });
}

test("the four skies differ in both themes, and a reload starts with the last one", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED \(.*\.js/);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const grounds = new Set<string>();
    for (const hours of [0, 6, 12, 18]) {
      await page.clock.setFixedTime(bySunTime(hours));
      await page.goto("/");
      await expect(root(page)).toHaveAttribute("data-sky", ["night", "dawn", "day", "dusk"][hours / 6] ?? "");
      grounds.add(await hero(page).evaluate((home) => getComputedStyle(home).backgroundImage));
    }
    expect(grounds.size).toBe(4);
  }
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.reload();
  await expect(root(page), "before any script has loaded").toHaveAttribute("data-sky", "dusk");
});

test("at 768 px, the words about the sky break no line beside them", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.clock.setFixedTime(bySunTime(5.8));
  await page.goto("/");
  await expect(hero(page).getByText("the sun is about to rise").last()).toBeVisible();
  for (const part of [
    hero(page).getByRole("link", { name: "Scroll down" }),
    hero(page)
      .getByText(/ahead of you$|behind you$|as yours$/)
      .last(),
  ]) {
    expect(await readLines(part.filter({ visible: true }))).toHaveLength(1);
  }
});

test("stars shine only where the sky is beside the hero's text", async ({ page }) => {
  await page.clock.setFixedTime(bySunTime(0));
  await page.goto("/");
  await expect(root(page)).toHaveAttribute("data-sky", "night");
  const relief = hero(page).locator("[data-hero-relief]");
  await expect(relief).toHaveCSS("--stars", "1");
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(relief).toHaveCSS("--stars", "0");
  }
});

test("axe finds enough contrast under any of the four skies, in both themes", async ({ page }) => {
  await page.clock.setFixedTime(bySunTime(12));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(root(page)).toHaveAttribute("data-sky", "day");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(root(page)).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
    for (const sky of ["night", "dawn", "day", "dusk"]) {
      await root(page).evaluate((html, light) => (html.dataset.sky = light), sky);
      await waitForTransitions(page);
      const violations = await findAxeViolations(page, ["#home", "footer"], { runOnly: ["color-contrast"] });
      expect(violations, `${colorScheme}, ${sky}`).toEqual([]);
    }
  }
});

test("without JavaScript it is day", async ({ openContext }) => {
  const page = await (await openContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/");
  await expect(root(page)).not.toHaveAttribute("data-sky");
  await expect(hero(page).locator("[data-hero-relief]")).toHaveCSS("--stars", "0");
});
