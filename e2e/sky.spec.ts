import type { Page } from "@playwright/test";
import sharp from "sharp";
import { SKIES } from "@/lib/sky";
import { expect, test } from "./support/fixtures";
import { boxOf, readLines, setColorScheme } from "./support/page";
import { portfolio } from "./support/portfolio";

/** At an equinox, the sun rises at six o'clock local solar time everywhere. */
const bySunTime = (hours: number) =>
  Date.UTC(2026, 2, 20) + (hours - portfolio.owner.location.longitude / 15) * 3_600_000;
const root = (page: Page) => page.locator("html");
const hero = (page: Page) => page.locator("#home");
const setSky = (page: Page, sky: string) => root(page).evaluate((html, light) => (html.dataset.sky = light), sky);
/** A plain page has no relief, and no ridge above the footer. */
const PLACES = portfolio.landscape ? ["hero", "relief", "footer"] : ["hero"];

/** The visible layers of light, in the hero and above the footer, each with its background. */
const readLights = (page: Page) =>
  page
    .locator("[data-light]")
    .evaluateAll((layers) =>
      layers
        .filter((layer) => getComputedStyle(layer).opacity === "1")
        .map((layer) => [layer.getAttribute("data-light"), getComputedStyle(layer).backgroundImage] as const),
    );

test("the four skies differ in both themes, on a first visit and before any other script", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED \(.*\.js/);
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  for (const [colorScheme, hours, now] of [
    ["light", 6, "dawn"],
    ["dark", 0, "night"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.clock.setFixedTime(bySunTime(hours));
    await page.goto("/");
    await expect(root(page)).toHaveAttribute("data-sky", now);
    const grounds = new Set<string>();
    for (const sky of SKIES) {
      await setSky(page, sky);
      const lights = await readLights(page);
      expect(lights.map(([light]) => light)).toEqual(PLACES.map(() => sky));
      grounds.add(lights.map(([, ground]) => ground).join());
    }
    expect(grounds.size).toBe(4);
  }
});

test("the clock says where the sun is, and each change of sky fades in, unless it is there from the first frame", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    document.addEventListener("transitionrun", ({ target, propertyName }) => {
      if (target instanceof Element && target.matches(":root, .relief, .sky-light, .sky-light *")) {
        changes.push(propertyName);
      }
    });
  });
  const readChanges = () => page.evaluate(() => [...new Set(Reflect.get(window, "changes") as string[])]);
  const expectSky = async (sky: string, words: string) => {
    const line = hero(page).getByText(new RegExp(`^\\d\\d:\\d\\d in .+, and ${words}$`));
    await expect(line.last()).toBeVisible();
    await expect(root(page)).toHaveAttribute("data-sky", sky);
  };
  await page.clock.install({ time: bySunTime(0) });
  await page.goto("/");
  await expectSky("night", "it is dark");
  expect(await readChanges()).toEqual([]);
  for (const [hours, sky, words] of [
    [5.8, "dawn", "the sun is about to rise"],
    [6.3, "dawn", "the sun has just risen"],
    [12, "day", "the sun is up"],
    [18.3, "dusk", "the sun has just set"],
  ] as const) {
    await page.clock.setSystemTime(bySunTime(hours));
    await page.clock.runFor(60_000);
    await expectSky(sky, words);
    await expect.poll(readChanges).toEqual(["opacity"]);
  }
});

test("the light above the footer has no edge, in either theme", async ({ page }) => {
  test.skip(!portfolio.landscape, "needs a landscape");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.setFixedTime(bySunTime(12));
  await page.goto("/");
  const light = page.locator('footer > [data-place="footer"]');
  for (const colorScheme of ["light", "dark"] as const) {
    await setColorScheme(page, colorScheme);
    for (const sky of SKIES) {
      await setSky(page, sky);
      await light.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      const { x, y, width } = await boxOf(light);
      const clip = { x, y: Math.round(y) - 4, width, height: 8 };
      // Hide what is in front of the sky, such as a button that ends there.
      const { data, info } = await sharp(await page.screenshot({ clip, style: "main { visibility: hidden }" }))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      // Compare neighbours in each column, and let a few columns differ.
      const row = info.width * info.channels;
      const steps = Array.from({ length: row }, (_, at) =>
        Math.abs((data[at + row * 2] ?? 0) - (data[at + row * 5] ?? 0)),
      );
      const seen = steps.filter((step) => step > 2);
      expect(seen.length / row, `${colorScheme}, ${sky}`).toBeLessThan(0.02);
    }
  }
});

test("at 768 px, the words about the sky leave the texts beside them on one line", async ({ page }) => {
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

test("at night the dark theme has stars, beside the hero's text, and the light theme has a moon", async ({ page }) => {
  test.skip(!portfolio.landscape, "needs a landscape");
  await page.clock.setFixedTime(bySunTime(0));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(root(page)).toHaveAttribute("data-sky", "night");
  const relief = hero(page).locator("[data-hero-relief]");
  const readMoon = () =>
    hero(page)
      .locator('[data-place="hero"] > [data-light="night"]')
      .evaluate((night) => getComputedStyle(night, "::before").boxShadow);
  await expect(relief).toHaveCSS("--stars", "1");
  expect(await readMoon()).toBe("none");
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(relief).toHaveCSS("--stars", "0");
  }
  await setColorScheme(page, "light");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(relief).toHaveCSS("--stars", "0");
  expect(await readMoon()).toMatch(/inset/);
});

test("without JavaScript it is day", async ({ openContext }) => {
  const page = await (await openContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/");
  await expect(root(page)).not.toHaveAttribute("data-sky");
  expect((await readLights(page)).map(([light]) => light)).toEqual(PLACES.map(() => "day"));
  if (portfolio.landscape) await expect(hero(page).locator("[data-hero-relief]")).toHaveCSS("--stars", "0");
});
