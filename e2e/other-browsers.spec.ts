import type { Page } from "@playwright/test";
import { contrast, luminance, paintedColours } from "./support/contrast";
import { expect, MOVING, test } from "./support/fixtures";
import { loadingScreen } from "./support/loading";
import { hasOpeningScreen } from "./support/page";
import { portfolio } from "./support/portfolio";
import { paintAccent } from "./support/preferences";

/** Makes this browser one that does not know what browsers of 2023 lack. Their declarations and queries are the same. */
const forgetNewFunctions = (page: Page) =>
  page.route(/\.css(\?|$)/, async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const body = css
      .replaceAll("oklch(from", "unknown(from")
      .replaceAll(/(?<![-\w])(linear|hypot)\(/g, "unknown(")
      .replaceAll(/in oklab,(?=var\(--sky)/g, "in unknown,");
    await route.fulfill({ response, body });
  });

const SURFACES = ["--ground", "--surface", "--raised", "--sunken"];
const MIN_CONTRAST = {
  "--ink": 7,
  "--ink-muted": 4.5,
  "--accent-text": 4.5,
  "--accent-control": 3,
  "--line-strong": 3,
};
const ACCENTS = [portfolio.accent, "#FACC15", "#84CC16", "#FFFFFF", "#000000", "#FF0000", "#0000FF", "#808080"];

for (const theme of ["light", "dark"] as const) {
  test(`without derived colours, everything is readable in the ${theme} theme, and no drawing is black`, async ({
    page,
  }) => {
    await forgetNewFunctions(page);
    await page.emulateMedia({ colorScheme: theme });
    await page.goto("/");
    for (const accent of ACCENTS) {
      await paintAccent(page, accent);
      const names = [...SURFACES, "--accent-fill", "--on-accent", ...Object.keys(MIN_CONTRAST)];
      const colours = (await paintedColours(page, names)).map(luminance);
      const surfaces = colours.splice(0, SURFACES.length);
      expect(Math.min(...surfaces) > 0.5, `${accent}: the page`).toBe(theme === "light");
      const [fill = 0, label = 0, ...rest] = colours;
      expect(contrast(fill, label), `${accent}: a button's text`).toBeGreaterThan(4.5);
      for (const [index, [token, min]] of Object.entries(MIN_CONTRAST).entries()) {
        const worst = Math.min(...surfaces.map((surface) => contrast(rest[index] ?? 0, surface)));
        expect(worst, `${accent}: ${token}`).toBeGreaterThan(min);
      }
    }
    await paintAccent(page, portfolio.accent);
    const drawn = ["--band", "--band-snow", "--relief-shade"];
    for (const colour of await paintedColours(page, drawn, ".relief")) expect(luminance(colour)).toBeGreaterThan(0.02);
    const sky = page.locator('.sky-light > [data-light="day"]').first();
    await expect(sky).toHaveCSS("background-image", /gradient\(/);
  });
}

test("without newer timing functions, the opening screen still goes away, without a script", async ({
  openContext,
}) => {
  test.skip(!hasOpeningScreen, "needs the opening screen");
  const context = await openContext({ javaScriptEnabled: false, ...MOVING.contextOptions });
  const page = await context.newPage();
  await forgetNewFunctions(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(loadingScreen(page)).toBeVisible();
  await expect(loadingScreen(page)).toBeHidden();
});

test("iPhones are asked to make no links of figures, dates and addresses, and Dark Reader to leave the dark theme", async ({
  page,
}) => {
  await page.goto("/");
  const formats = page.locator("meta[name=format-detection]");
  await expect(formats).toHaveAttribute("content", "telephone=no, date=no, address=no, email=no");
  await expect(page.locator('head meta[name="darkreader-lock"]')).toHaveCount(1);
});
