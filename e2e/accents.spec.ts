import type { Page } from "@playwright/test";
import sharp from "sharp";
import { parseHex } from "@/lib/accent";
import { deriveShades } from "@/lib/shades";
import type { ConsoleErrors } from "./support/console-errors";
import { contrast, luminance, paintedColours } from "./support/contrast";
import { expect, test } from "./support/fixtures";
import { portfolio } from "./support/portfolio";
import { paintAccent } from "./support/preferences";

const SURFACES = ["--ground", "--surface", "--raised", "--sunken"];

/** At each time of day, the backgrounds of the hero and the footer lie between these colours and the page's. */
const SKY = ["--sky-high", "--sky-low", "--sky-glow"];
/** At night, the hero's sky is deepest where there is only the header and large text. */
const ZENITH = "--sky-zenith";
const MIN_CONTRAST_AT_ZENITH = { "--ink": 7, "--ink-muted": 4.5, "--accent-text": 3 };
const SKIES = ["night", "dawn", "day", "dusk"];
/** Tokens that only forms and toasts use. */
const NOT_ON_SKY = ["--danger", "--success"];

/** Tokens with the contrast that they need on every surface (WCAG 2.2 AA). */
const MIN_CONTRAST = {
  "--ink": 7,
  "--ink-muted": 4.5,
  "--accent-text": 4.5,
  "--danger": 4.5,
  "--success": 4.5,
  "--accent-control": 3,
  "--line-strong": 3,
};

/** Random colours with a fixed seed, so that a failure can be repeated. */
function randomColours(count: number): string[] {
  let state = 20250302;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return `#${(state >>> 8).toString(16).padStart(6, "0").toUpperCase()}`;
  });
}

const presets = [portfolio.accent, ...portfolio.accents.map(({ hex }) => hex)];
const extremes = ["#FFFFFF", "#000000", "#FF0000", "#00FF00", "#0000FF"];

test("in the light theme, yellow and lime are a mark behind dark letters; other accents colour the letters", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto("/");
  const word = page.locator('[data-slot="typed-word"]').locator("..");
  const paint = async (accent: string) => {
    await paintAccent(page, accent);
    const colour = await word.evaluate((element) => getComputedStyle(element).color);
    const [text = [], ink = [], mark = []] = await paintedColours(page, [colour, "--ink", "--accent-mark"]);
    const distance = Math.max(...text.map((channel, index) => Math.abs(channel - (ink[index] ?? 0))));
    return { distance, mark };
  };
  for (const accent of ["#FACC15", "#84CC16"]) {
    const { distance, mark } = await paint(accent);
    expect(distance, `${accent}: the letters are ink`).toBeLessThan(24);
    expect(mark, `${accent}: the mark is the accent`).toEqual(parseHex(accent));
    await expect(word).toHaveCSS("background-image", /linear-gradient\(oklch/);
  }
  for (const accent of ["#8B5CF6", "#EC4899"]) {
    expect((await paint(accent)).distance, `${accent}: the letters are the accent`).toBeGreaterThan(60);
    const alpha = word.evaluate((element) => getComputedStyle(element).backgroundImage);
    expect(await alpha, "no mark").toMatch(/\/ 0\)|transparent|, 0\)/);
  }
});

/** Opens the page and keeps only what is measured, because an almost empty page restyles faster. */
async function openOnly(page: Page, consoleErrors: ConsoleErrors, kept: string): Promise<void> {
  // Without scripts, React cannot hydrate the page while the test empties it.
  consoleErrors.allow(/ERR_FAILED \(.*\.js/);
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto("/");
  await page.evaluate((selector) => document.body.replaceChildren(...document.querySelectorAll(selector)), kept);
}

/** In its theme, each of these accents would be the colour of the page. */
const TURNED = { light: "#FFFFFF", dark: "#000000" };

for (const theme of ["light", "dark"] as const) {
  test(`in the ${theme} theme, the first of two buttons stands out even if the accent is white or black`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.goto("/");
    for (const accent of Object.values(TURNED)) {
      await paintAccent(page, accent);
      const colours = await paintedColours(page, ["--accent-fill", "--surface", "--on-accent"]);
      const [first = 0, second = 0, label = 0] = colours.map(luminance);
      expect(contrast(first, second), `${accent}: one button beside the other`).toBeGreaterThan(3);
      expect(contrast(first, label), `${accent}: the button's text`).toBeGreaterThan(4.5);
    }
  });

  test(`in the ${theme} theme, every accent is readable as text, as a control and as a button`, async ({
    page,
    consoleErrors,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await openOnly(page, consoleErrors, "#home a[download]");
    const button = page.locator("a[download]");
    const failures: string[] = [];
    for (const accent of [...presets, ...extremes, ...randomColours(200)]) {
      await paintAccent(page, accent);
      const drawn = await button.evaluate((element) => {
        for (const animation of element.getAnimations()) animation.finish();
        const { backgroundColor, borderTopColor, color } = getComputedStyle(element);
        return [backgroundColor, borderTopColor, color];
      });
      const names = [...drawn, ...SURFACES, ...Object.keys(MIN_CONTRAST)];
      const [fill = 0, border = 0, label = 0, ...rest] = (await paintedColours(page, names)).map(luminance);
      const surfaces = rest.splice(0, SURFACES.length);
      const worst = (colour = 0) => Math.min(...surfaces.map((surface) => contrast(colour, surface)));
      for (const [what, ratio, min] of [
        ...Object.entries(MIN_CONTRAST).map(([token, min], index) => [token, worst(rest[index]), min] as const),
        ["the button's text", contrast(fill, label), 4.5],
        ["the button on the page", Math.max(worst(fill), worst(border)), 3],
      ] as const) {
        if (ratio < min) failures.push(`${accent}: ${what} ${ratio.toFixed(2)}`);
      }
    }
    expect(failures).toEqual([]);
  });

  for (const sky of SKIES) {
    test(`in the ${theme} theme, every accent is readable under the sky at ${sky}`, async ({ page, consoleErrors }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await openOnly(page, consoleErrors, '[data-place="hero"]');
      await page.evaluate((light) => {
        document.documentElement.dataset.sky = light;
      }, sky);
      const tokens = Object.entries(MIN_CONTRAST).filter(([token]) => !NOT_ON_SKY.includes(token));
      const failures: string[] = [];
      for (const accent of [...presets, ...extremes, ...randomColours(200)]) {
        await paintAccent(page, accent);
        const names = [...SKY, "--accent-fill", ...tokens.map(([token]) => token)];
        const painted = (await paintedColours(page, names, `[data-light=${sky}]`)).map(luminance);
        const grounds = painted.splice(0, SKY.length);
        const [fill = 0, ...rest] = painted;
        const worst = (colour = 0) => Math.min(...grounds.map((ground) => contrast(colour, ground)));
        tokens.forEach(([token, min], index) => {
          const ratio = worst(rest[index]);
          if (ratio < min) failures.push(`${accent}: ${token} ${ratio.toFixed(2)}`);
        });
        const control = worst(rest[tokens.findIndex(([token]) => token === "--accent-control")]);
        if (Math.max(worst(fill), control) < 3) failures.push(`${accent}: the button`);
        if (sky !== "night") continue;
        const large = Object.entries(MIN_CONTRAST_AT_ZENITH);
        const atZenith = await paintedColours(page, [ZENITH, ...large.map(([token]) => token)], "[data-light=night]");
        const [zenith = 0, ...texts] = atZenith.map(luminance);
        large.forEach(([token, min], index) => {
          const ratio = contrast(zenith, texts[index] ?? 0);
          if (ratio < min) failures.push(`zenith, ${accent}: ${token} ${ratio.toFixed(2)}`);
        });
      }
      expect(failures).toEqual([]);
    });
  }

  test(`in the ${theme} theme, images and icons are drawn in the page's colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto("/");
    const tokens = ["--ground", "--accent-text", "--accent-control", "--accent-fill", "--on-accent"];
    for (const accent of [...presets, ...extremes]) {
      await paintAccent(page, accent);
      const { [theme]: shades, fill, onFill } = deriveShades(accent);
      // Icons are not on the page, so a white or black one need not stand out from it.
      const fills = accent === TURNED[theme] ? [] : [fill, onFill];
      const drawn = [shades.ground, shades.text, shades.control, ...fills].map(parseHex);
      const painted = await paintedColours(page, tokens);
      const differences = drawn.flat().map((channel, index) => Math.abs(channel - (painted.flat()[index] ?? 0)));
      expect(Math.max(...differences), accent).toBeLessThanOrEqual(1);
    }
    const bars = page.locator(`meta[name=theme-color][media*=${theme}]`);
    await expect(bars).toHaveAttribute("content", deriveShades(portfolio.accent)[theme].ground);
  });
}

test("with a yellow accent, the ridge has no green spots at dawn or dusk", async ({ page }) => {
  test.skip(!portfolio.landscape, "needs a landscape");
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto("/");
  await paintAccent(page, "#FACC15");
  const ridge = page.locator('[data-slot="ridge"]');
  for (const sky of ["dawn", "dusk"]) {
    await page.evaluate((light) => {
      document.documentElement.dataset.sky = light;
    }, sky);
    const pixels = await sharp(await ridge.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer();
    const green = Array.from({ length: pixels.length / 3 }, (_, at) => pixels.subarray(3 * at, 3 * at + 3)).filter(
      ([r = 0, g = 0, b = 0]) => g - Math.max(r, b) > 40,
    );
    expect(green.length, sky).toBe(0);
  }
});
