import type { Page } from "@playwright/test";
import sharp from "sharp";
import { accentProperties, parseHex } from "@/lib/accent";
import { deriveShades } from "@/lib/shades";
import { SKIES } from "@/lib/sky";
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
/** Tokens that only forms and toasts use. */
const NOT_ON_SKY = ["--danger", "--success"];
const BUTTON = "a[download]";
const skyPart = (sky: string) => `[data-light=${sky}]`;

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
/** In its theme, each of these accents would be the colour of the page. */
const TURNED = { light: "#FFFFFF", dark: "#000000" };
const ACCENTS = [...presets, ...extremes, ...randomColours(200)];

test("in the light theme, yellow and lime are a mark behind dark letters; other accents colour the letters", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
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

/**
 * Paints the page in one accent after the other, and reads colours as painted: tokens, with their values inside an
 * element, and properties of that element. In two steps, because most of the time would go into a thousand short ones.
 */
async function readPaints(page: Page, accents: readonly string[], wanted: Record<string, readonly string[]>) {
  const computed = await page.evaluate(
    ([paints, parts]) => {
      const probes = parts.flatMap(([selector, names]) => {
        const part = document.querySelector(selector);
        return names.map((name) => {
          if (!part || !name.startsWith("--")) return { key: `${selector} ${name}`, element: part, property: name };
          const element = part.appendChild(document.createElement("span"));
          element.style.color = `var(${name})`;
          return { key: `${selector} ${name}`, element, property: "color" };
        });
      });
      return paints.map((properties) => {
        for (const [name, value] of properties) document.documentElement.style.setProperty(name, String(value));
        for (const animation of document.getAnimations()) animation.finish();
        return probes.map(({ key, element, property }) => ({
          key,
          colour: element ? getComputedStyle(element).getPropertyValue(property) : "",
        }));
      });
    },
    [accents.map((hex) => Object.entries(accentProperties(hex))), Object.entries(wanted)] as const,
  );
  const painted = await paintedColours(
    page,
    computed.flatMap((colours) => colours.map(({ colour }) => colour)),
  );
  return computed.map((colours, at) =>
    Object.fromEntries(colours.map(({ key }, index) => [key, painted[at * colours.length + index] ?? []])),
  );
}

for (const theme of ["light", "dark"] as const) {
  test(`in the ${theme} theme, every accent is readable on every surface, under every sky and as a button`, async ({
    page,
    consoleErrors,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await openOnly(page, consoleErrors, '#home a[download], [data-place="hero"]');
    const onSky = Object.entries(MIN_CONTRAST).filter(([token]) => !NOT_ON_SKY.includes(token));
    const skyTokens = [...SKY, "--accent-fill", ...onSky.map(([token]) => token)];
    const paints = await readPaints(page, ACCENTS, {
      [BUTTON]: ["background-color", "border-top-color", "color"],
      body: [...SURFACES, "--accent-fill", "--on-accent", ...Object.keys(MIN_CONTRAST)],
      ...Object.fromEntries(SKIES.map((sky) => [skyPart(sky), [...skyTokens, ...(sky === "night" ? [ZENITH] : [])]])),
    });
    const failures = ACCENTS.flatMap((accent, index) => {
      const painted = (part: string, name: string) => luminance(paints[index]?.[`${part} ${name}`] ?? []);
      const worst = (part: string, name: string, grounds: readonly string[], within = part) =>
        Math.min(...grounds.map((ground) => contrast(painted(part, name), painted(within, ground))));
      const [fill, label] = [painted(BUTTON, "background-color"), painted(BUTTON, "color")];
      const ratios = [
        ...Object.entries(MIN_CONTRAST).map(([token, min]) => ({
          what: token,
          ratio: worst("body", token, SURFACES),
          min,
        })),
        { what: "the button's text", ratio: contrast(fill, label), min: 4.5 },
        {
          what: "the button on the page",
          ratio: Math.max(
            ...["background-color", "border-top-color"].map((edge) => worst(BUTTON, edge, SURFACES, "body")),
          ),
          min: 3,
        },
        ...SKIES.flatMap((sky) => {
          const part = skyPart(sky);
          const edges = ["--accent-fill", "--accent-control"].map((edge) => worst(part, edge, SKY));
          return [
            ...onSky.map(([token, min]) => ({ what: `${token}, ${sky}`, ratio: worst(part, token, SKY), min })),
            { what: `the button, ${sky}`, ratio: Math.max(...edges), min: 3 },
          ];
        }),
        ...Object.entries(MIN_CONTRAST_AT_ZENITH).map(([token, min]) => ({
          what: `${token}, zenith`,
          ratio: worst(skyPart("night"), token, [ZENITH]),
          min,
        })),
      ];
      // The first of two buttons is filled, the second has the colour of a surface.
      if (Object.values<string>(TURNED).includes(accent)) {
        ratios.push(
          { what: "one button beside the other", ratio: worst("body", "--accent-fill", ["--surface"]), min: 3 },
          { what: "the first button's text", ratio: worst("body", "--on-accent", ["--accent-fill"]), min: 4.5 },
        );
      }
      return ratios.flatMap(({ what, ratio, min }) => (ratio >= min ? [] : [`${accent}: ${what} ${ratio.toFixed(2)}`]));
    });
    expect(failures).toEqual([]);
  });

  test(`in the ${theme} theme, images and icons are drawn in the page's colours`, async ({ page, consoleErrors }) => {
    await page.emulateMedia({ colorScheme: theme });
    await openOnly(page, consoleErrors, "#home a[download]");
    const tokens = ["--ground", "--accent-text", "--accent-control", "--accent-fill", "--on-accent"];
    const accents = [...presets, ...extremes];
    const paints = await readPaints(page, accents, { body: tokens });
    for (const [index, accent] of accents.entries()) {
      const { [theme]: shades, fill, onFill } = deriveShades(accent);
      // Icons are not on the page, so a white or black one need not stand out from it.
      const fills = accent === TURNED[theme] ? [] : [fill, onFill];
      const drawn = [shades.ground, shades.text, shades.control, ...fills].map(parseHex);
      const painted = tokens.map((token) => paints[index]?.[`body ${token}`] ?? []);
      const differences = drawn.flat().map((channel, at) => Math.abs(channel - (painted.flat()[at] ?? NaN)));
      expect(Math.max(...differences), accent).toBeLessThanOrEqual(1);
    }
    const bars = page.locator(`meta[name=theme-color][media*=${theme}]`);
    await expect(bars).toHaveAttribute("content", deriveShades(portfolio.accent)[theme].ground);
  });
}

test("with a yellow accent, the ridge has no green spots at dawn or dusk", async ({ page }) => {
  test.skip(!portfolio.landscape, "needs a landscape");
  await page.emulateMedia({ colorScheme: "light" });
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
