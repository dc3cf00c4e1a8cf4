import type { Page } from "@playwright/test";
import { hero } from "@/content/hero";
import { expect, test } from "./support/fixtures";
import { skipOpeningScreen, stopAtFirstFrame } from "./support/opening-screen";

const TYPE_CHARACTER_MS = 90;
const DELETE_CHARACTER_MS = 45;
const COMPLETE_WORD_PAUSE_MS = 1800;
const EMPTY_WORD_PAUSE_MS = 320;

const splitCharacters = (word: string) =>
  Array.from(new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(word), ({ segment }) => segment);

const [first = "", second = ""] = hero.typedWords;
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

/** Nothing changes until the very millisecond; then the line reads as expected. */
async function expectAfter(page: Page, delayMs: number, text: string) {
  const before = await shown(page);
  await page.clock.runFor(delayMs - 1);
  expect(await shown(page)).toBe(before);
  await page.clock.runFor(1);
  await expect.poll(() => shown(page)).toBe(text);
}

/** Runs on until a word stands complete. The steps are too short to miss its pause. */
async function runUntilComplete(page: Page, word: string) {
  for (let step = 0; step < 100 && (await shown(page)) !== word; step++) await page.clock.runFor(TYPE_CHARACTER_MS);
  expect(await shown(page)).toBe(word);
}

test("pauses, deletes, and types the next word, each in its time", async ({ page }) => {
  await begin(page);
  const characters = splitCharacters(first);
  await expectAfter(page, COMPLETE_WORD_PAUSE_MS, characters.slice(0, -1).join(""));
  for (let left = characters.length - 2; left >= 0; left--) {
    await expectAfter(page, DELETE_CHARACTER_MS, characters.slice(0, left).join(""));
  }
  const [initial = "", ...rest] = splitCharacters(second);
  await expectAfter(page, EMPTY_WORD_PAUSE_MS, initial);
  let typed = initial;
  for (const character of rest) {
    typed += character;
    await expectAfter(page, TYPE_CHARACTER_MS, typed);
  }
  await expectAfter(page, COMPLETE_WORD_PAUSE_MS, splitCharacters(second).slice(0, -1).join(""));
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

test("rests while it is off the screen, and goes on when it is back", async ({ page }) => {
  await begin(page);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect.poll(() => hasCaret(page)).toBe(false);
  const left = await shown(page);
  await page.clock.runFor(COMPLETE_WORD_PAUSE_MS * 4);
  expect(await shown(page)).toBe(left);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(() => hasCaret(page)).toBe(true);
  await page.clock.runFor(COMPLETE_WORD_PAUSE_MS + DELETE_CHARACTER_MS);
  expect(await shown(page)).not.toBe(left);
});

test("rests while the tab is hidden", async ({ page }) => {
  await begin(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(() => hasCaret(page)).toBe(false);
  const left = await shown(page);
  await page.clock.runFor(COMPLETE_WORD_PAUSE_MS * 4);
  expect(await shown(page)).toBe(left);
});

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
