import type { Page } from "@playwright/test";
import { expect, MOVING, test } from "./support/fixtures";
import { letGo, loadingScreen, openStopped } from "./support/loading";
import { hasOpeningScreen } from "./support/page";
import { portfolio } from "./support/portfolio";

const REST_MS = 4000;
/** Browsers animate these without restyling the page. */
const COMPOSITED = /^(opacity|transform|translate|scale|rotate|offset|computedOffset|easing|composite)$/;

/** Counts the page's style recalculations and layouts over a given time. */
async function openMeter(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const read = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return { recalculations: valueOf("RecalcStyleCount"), layouts: valueOf("LayoutCount") };
  };
  return async (milliseconds: number) => {
    const before = await read();
    // Use the page's own timer, because what happens in real time is measured.
    await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds);
    const after = await read();
    return { recalculations: after.recalculations - before.recalculations, layouts: after.layouts - before.layouts };
  };
}

/** Counts the letters that are typed or deleted from now on. */
async function countLetters(page: Page) {
  const letters = await page.locator('[data-slot="typed-word"]').evaluateHandle((word) => {
    const typed = { count: 0 };
    const observer = new MutationObserver((changes) => (typed.count += changes.length));
    observer.observe(word, { characterData: true, childList: true, subtree: true });
    return typed;
  });
  return () => letters.evaluate(({ count }) => count);
}

const viewport = { width: 390, height: 844 };
test.use({ ...MOVING, viewport });

/** Noon and midnight by the sun where the owner lives. */
const HOURS = [12, 0];

/** Sets only the date, because a fake clock would replace the timers that are measured. */
async function openAt(page: Page, hours: number) {
  const moment = Date.UTC(2026, 10, 25) + (hours - portfolio.owner.location.longitude / 15) * 3_600_000;
  await page.addInitScript((start) => {
    const shift = start - Date.now();
    const readNow = Date.now.bind(Date);
    Date.now = () => readNow() + shift;
  }, moment);
  await page.goto("/");
}

test("at rest, by day and by night, the page restyles and lays out little more than the typed letters", async ({
  openContext,
}) => {
  const atRest = async (hours: number) => {
    const page = await (await openContext({ viewport })).newPage();
    const measure = await openMeter(page);
    await openAt(page, hours);
    await expect(page.locator('[data-slot="typed-word"]')).toBeVisible();
    // Skip the first seconds, in which React hydrates the page and deferred code loads.
    await measure(REST_MS);
    const readLetters = await countLetters(page);
    return { ...(await measure(REST_MS)), letters: await readLetters() };
  };
  // At once, because the time is the page's own.
  for (const { recalculations, layouts, letters } of await Promise.all(HOURS.map(atRest))) {
    expect(recalculations).toBeLessThanOrEqual(60);
    // A long word has no pauses, so more than 30 letters may be typed.
    expect(layouts).toBeLessThanOrEqual(Math.max(30, letters));
  }
});

test.describe("with the opening screen", () => {
  test.use({ showsOpeningScreen: true });
  test.skip(!hasOpeningScreen, "needs an opening screen");

  test("the opening screen counts at most four times a second, because each time restyles the page", async ({
    page,
  }) => {
    await page.goto("/", { waitUntil: "commit" });
    const writes = await loadingScreen(page).evaluate(
      (screen) =>
        new Promise<number>((resolve) => {
          let count = 0;
          new MutationObserver(() => count++).observe(screen, { characterData: true, childList: true, subtree: true });
          setTimeout(() => resolve(count), 2000);
        }),
    );
    expect(writes).toBeGreaterThan(1);
    // Two seconds may both begin and end with a write.
    expect(writes).toBeLessThanOrEqual(2 * 4 + 1);
  });

  test("whatever moves by itself, on the opening screen and after it, is animated by the compositor", async ({
    page,
  }) => {
    const findRestyling = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect)
          .filter((effect) => Number(effect.getTiming().duration) > 0)
          .flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame))),
      );
    await openStopped(page);
    expect((await findRestyling()).filter((property) => !COMPOSITED.test(property))).toEqual([]);
    await letGo(page);
    await expect(loadingScreen(page)).toHaveCount(0);
    await expect
      .poll(() =>
        page.evaluate(() => document.getAnimations().map((animation) => Reflect.get(animation, "animationName"))),
      )
      .toContain("caret");
    expect((await findRestyling()).filter((property) => !COMPOSITED.test(property))).toEqual([]);
  });
});

test("a typed letter lays out nothing but its own line", async ({ page, browser }) => {
  const letters = Math.max(...portfolio.hero.typedWords.map((word) => word.length));
  test.skip(letters < 4, "needs a typed word of four letters");
  // Stop the clock, because a new minute would cause another layout.
  await page.addInitScript(() => {
    const moment = Date.now();
    Date.now = () => moment;
  });
  await page.goto("/");
  const typed = page.locator('[data-slot="typed-word"]');
  const word = await typed.textContent();
  await expect(typed).not.toHaveText(word ?? "");
  await browser.startTracing(page, { categories: ["devtools.timeline", "blink.user_timing"] });
  const element = await typed.elementHandle();
  await element?.evaluate((typing) => {
    const observer = new MutationObserver(() => performance.mark("letter"));
    observer.observe(typing, { characterData: true, childList: true, subtree: true });
  });
  // Playwright's assertions would inspect the whole page, which forces a layout.
  await page.waitForFunction((typing) => (typing?.textContent ?? "").length <= 1, element);
  await page.waitForFunction((typing) => (typing?.textContent ?? "").length >= 4, element);
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as {
    traceEvents: { name: string; ts: number; args: { beginData?: { partialLayout: boolean } } }[];
  };
  const events = traceEvents.filter(({ name }) => ["letter", "Layout"].includes(name)).sort((a, b) => a.ts - b.ts);
  // The page may still be finishing something else, such as its clock.
  const layouts = events.filter(({ name }, place) => name === "Layout" && events[place - 1]?.name === "letter");
  expect(layouts.length).toBeGreaterThan(2);
  expect(layouts.filter(({ args }) => !args.beginData?.partialLayout)).toEqual([]);
});
