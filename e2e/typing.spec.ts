import type { Page } from "@playwright/test";
import { hero } from "@/content/hero";
import { expect, test } from "./support/fixtures";
import { skipOpeningScreen, stopAtFirstFrame } from "./support/opening-screen";

/** The times of each step are in the unit test; here they pass by the page's clock. */
const COMPLETE_WORD_PAUSE_MS = 1800;

const [first = ""] = hero.typedWords;
const words = hero.typedWords.join(", ");

const typedWord = (page: Page) => page.locator('[data-slot="typed-word"]');
/** The line that holds the words, with the room that is kept for them. */
const line = (page: Page) => page.getByRole("paragraph").filter({ hasText: words });
/** Whether the caret stands beside the word, in the dark half of its blinking too. */
const hasCaret = (page: Page) =>
  typedWord(page).evaluate((word) => {
    for (const blinking of word.getAnimations()) blinking.cancel();
    return getComputedStyle(word).borderInlineEndColor !== "rgba(0, 0, 0, 0)";
  });
const shown = async (page: Page) => ((await typedWord(page).textContent()) ?? "").replaceAll("\u200b", "");

/** Opens the page with its clock standing; the first word is complete, and its pause begins. */
async function begin(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/");
  await expect.poll(() => hasCaret(page)).toBe(true);
}

/** Runs on until a word stands complete. The steps are too short to miss its pause. */
async function runUntilComplete(page: Page, word: string) {
  for (let step = 0; step < 100 && (await shown(page)) !== word; step++) await page.clock.runFor(90);
  expect(await shown(page)).toBe(word);
}

test("rests on a complete word for 1.8 s, then takes it back letter by letter", async ({ page }) => {
  await begin(page);
  await page.clock.runFor(COMPLETE_WORD_PAUSE_MS - 1);
  expect(await shown(page)).toBe(first);
  await page.clock.runFor(1);
  await expect.poll(() => shown(page)).toBe(first.slice(0, -1));
});

test("comes round, and keeps its room at every width whatever is shown", async ({ page }) => {
  await begin(page);
  // The hero's parts settle once, by their own time.
  await page.evaluate(async () => {
    const settling = document.getAnimations().filter((one) => (one as CSSAnimation).animationName === "hero-settle");
    await Promise.all(settling.map(({ finished }) => finished));
  });
  const rooms = new Map<number, unknown>();
  for (const word of [...hero.typedWords, first]) {
    await runUntilComplete(page, word);
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const room = await line(page).boundingBox();
      // A layout differs by less than a thousandth of a pixel from one time to the next.
      const places = Object.values(room ?? {}).map((place) => place.toFixed(1));
      rooms.set(width, rooms.get(width) ?? places);
      expect(places).toEqual(rooms.get(width));
      expect((await typedWord(page).boundingBox())?.width).toBeLessThanOrEqual(room?.width ?? 0);
    }
  }
});

test("tells a screen reader all the words at once, and none of the letters", async ({ page }) => {
  await page.goto("/");
  await expect(line(page)).toMatchAriaSnapshot(`- paragraph: ${words}`);
});

const scroll = (page: Page, edge: "top" | "bottom") =>
  page.evaluate((to) => {
    window.scrollTo({ top: to === "top" ? 0 : document.body.scrollHeight, behavior: "instant" });
  }, edge);
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

for (const [where, leave, comeBack] of [
  ["it is off the screen", (page: Page) => scroll(page, "bottom"), (page: Page) => scroll(page, "top")],
  ["the tab is hidden", (page: Page) => hide(page, true), (page: Page) => hide(page, false)],
] as const) {
  test(`rests while ${where}, and goes on afterwards`, async ({ page }) => {
    await begin(page);
    await leave(page);
    await expect.poll(() => hasCaret(page)).toBe(false);
    const left = await shown(page);
    await page.clock.runFor(COMPLETE_WORD_PAUSE_MS * 4);
    expect(await shown(page)).toBe(left);
    await comeBack(page);
    await expect.poll(() => hasCaret(page)).toBe(true);
    await page.clock.runFor(COMPLETE_WORD_PAUSE_MS + 100);
    expect(await shown(page)).not.toBe(left);
  });
}

test("stands still for a visitor who asks for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(COMPLETE_WORD_PAUSE_MS * 4);
  expect(await shown(page)).toBe(first);
  expect(await typedWord(page).evaluate((element) => element.getAnimations().length)).toBe(0);
});

test.describe("beneath the opening screen", () => {
  test.use({ showsOpeningScreen: true });

  test("the line is emptied, and typed from its first character on once the page is there", async ({ page }) => {
    await stopAtFirstFrame(page);
    await page.goto("/");
    await expect.poll(() => shown(page)).toBe("");
    await skipOpeningScreen(page);
    await expect.poll(() => shown(page)).not.toBe("");
    expect(first.startsWith(await shown(page))).toBe(true);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the first word", async ({ page }) => {
    await page.goto("/");
    await expect(typedWord(page)).toHaveText(first);
  });
});
