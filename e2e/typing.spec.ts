import type { Page } from "@playwright/test";
import { canDraw } from "@/lib/portfolio/schema/letters";
import { expect, MOVING, test } from "./support/fixtures";
import { escapePattern, scrollPageTo, setHidden } from "./support/page";
import { portfolio } from "./support/portfolio";
import { readPdf } from "./support/read-pdf";

test.use(MOVING);

const COMPLETE_WORD_PAUSE_MS = 1800;

const [first = ""] = portfolio.hero.typedWords;
const words = portfolio.hero.typedWords.join(", ");

const typedWord = (page: Page) => page.locator('[data-slot="typed-word"]');
const caret = (page: Page) => page.locator('[data-slot="caret"]');
const line = (page: Page) => page.getByRole("paragraph").filter({ has: typedWord(page) });
/** Returns whether the caret is shown, regardless of its blinking. */
const hasCaret = (page: Page) => caret(page).isVisible();
const shown = async (page: Page) => ((await typedWord(page).textContent()) ?? "").replaceAll("\u200b", "");

async function begin(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/");
  await expect.poll(() => hasCaret(page)).toBe(true);
}

test("the typed words loop, and all take up the same space at each width", async ({ page }) => {
  await begin(page);
  const rooms = new Map<number, string[]>();
  for (const word of [...portfolio.hero.typedWords, first]) {
    // Advance the clock in steps shorter than the pause after each word, so that no word is missed.
    for (let step = 0; step < 100 && (await shown(page)) !== word; step++) await page.clock.runFor(90);
    expect(await shown(page)).toBe(word);
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const room = (await line(page).boundingBox()) ?? { width: 0 };
      // Round to tenths of a pixel, to ignore tiny layout differences.
      const edges = Object.values(room).map((edge) => edge.toFixed(1));
      expect(edges).toEqual(rooms.get(width) ?? edges);
      rooms.set(width, edges);
      expect((await typedWord(page).boundingBox())?.width).toBeLessThanOrEqual(room.width);
    }
  }
});

test("screen readers get every word; each word stays for 1.8 s, and typing pauses out of view", async ({ page }) => {
  await begin(page);
  await expect(line(page)).toMatchAriaSnapshot(`- paragraph: ${words}`);
  await page.clock.runFor(COMPLETE_WORD_PAUSE_MS - 1);
  expect(await shown(page)).toBe(first);
  await page.clock.runFor(1);
  await expect.poll(() => shown(page)).toBe(first.slice(0, -1));
  for (const [leave, comeBack] of [
    [() => scrollPageTo(page, 1_000_000), () => scrollPageTo(page, 0)],
    [() => setHidden(page, true), () => setHidden(page, false)],
  ] as const) {
    await leave();
    await expect.poll(() => hasCaret(page)).toBe(false);
    const left = await shown(page);
    await page.clock.runFor(COMPLETE_WORD_PAUSE_MS * 4);
    expect(await shown(page)).toBe(left);
    await comeBack();
    await expect.poll(() => hasCaret(page)).toBe(true);
    await page.clock.runFor(COMPLETE_WORD_PAUSE_MS + 100);
    expect(await shown(page)).not.toBe(left);
  }
});

test("with reduced motion the typed word does not change", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(COMPLETE_WORD_PAUSE_MS * 4);
  expect(await shown(page)).toBe(first);
  expect(await caret(page).evaluate((element) => element.getAnimations().length)).toBe(0);
});

test("a half-typed word is printed whole", async ({ page }) => {
  test.skip(!canDraw(first), "needs letters for which every machine has a font");
  await begin(page);
  await page.clock.runFor(COMPLETE_WORD_PAUSE_MS);
  await expect.poll(() => shown(page)).toBe(first.slice(0, -1));
  await page.emulateMedia({ media: "print" });
  await expect(typedWord(page)).toBeHidden();
  await expect(page.locator(`[data-word="${first}"]`).first()).toBeVisible();
  const { text } = await readPdf(await page.pdf({ format: "A4", pageRanges: "1" }));
  expect(
    text.match(new RegExp(`(?<!\\p{L})${escapePattern(first)}(?![\\p{L},])`, "u")),
    "once, apart from the list for screen readers",
  ).not.toBeNull();
});
