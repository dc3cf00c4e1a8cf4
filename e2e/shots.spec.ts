import { test } from "./support/fixtures";
import { loadingScreen, showOpeningScreen, stopAtFirstFrame } from "./support/loading";
import { portfolio } from "./support/portfolio";
import { PAGE_STATES } from "./support/states";

/** `npm run shots` saves a screenshot of every page and state to ./shots. */
const WIDTHS = [360, 768, 1024, 1440, 1920];
const OPENING_MOMENTS_MS = [200, 1800, 3400];

for (const width of WIDTHS) {
  for (const colorScheme of ["light", "dark"] as const) {
    const fileOf = (name: string) => `shots/${name}-${width}-${colorScheme}.png`;
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme });

      test("opening screen", async ({ page }) => {
        test.skip(portfolio.openingScreen === "never", "needs an opening screen");
        await page.emulateMedia({ reducedMotion: "no-preference" });
        await showOpeningScreen(page);
        await stopAtFirstFrame(page);
        await page.goto("/");
        for (const moment of OPENING_MOMENTS_MS) {
          await loadingScreen(page).evaluate((screen, time) => {
            for (const animation of screen.getAnimations({ subtree: true })) animation.currentTime = time;
            // A script updates the percentage one frame later.
            return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          }, moment);
          await page.screenshot({ path: fileOf(`opening-${moment}`) });
        }
      });

      for (const state of PAGE_STATES.filter(({ fits }) => fits?.(width) ?? true)) {
        test(state.name, async ({ page, consoleErrors }) => {
          if (state.consoleError) consoleErrors.allow(state.consoleError);
          await state.prepare?.(page);
          await page.goto(state.path);
          await state.reach?.(page);
          await page.evaluate(async () => {
            for (const image of document.images) image.loading = "eager";
            await Promise.allSettled([...document.images].map((image) => image.decode()));
          });
          const isWhole = /^(home$|not-found$|projects)/.test(state.name);
          if (state.focus) {
            await page.locator(state.focus).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
          }
          await page.screenshot({ path: fileOf(state.name), fullPage: isWhole });
        });
      }
    });
  }
}
