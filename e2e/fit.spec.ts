import type { Locator, Page } from "@playwright/test";
import { countLongestWord } from "@/lib/letters";
import { findOverflow } from "./support/accessibility";
import { expect, test } from "./support/fixtures";
import { findBrokenWords, waitForHydration } from "./support/page";

/** Phones, tablets and screens, upright and lying. */
const SIZES = [
  [320, 568],
  [390, 844],
  [640, 900],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const;

/** From one letter to twenty, in four scripts. */
const FIRST_NAMES = [
  "Q",
  "Kiran",
  "Maximilian",
  "Konstantinos",
  "Venkataraman",
  "Mohammed",
  "MAXIMILIAN",
  "Anne-Marie",
  "怡君",
  "Thiruvenkatanathapuram",
];
const TITLES = ["Econometrics and statistics in seven chapters", "Internationalisierung"];

async function atEachSize(page: Page, look: (size: string, width: number) => Promise<void>) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await look(`${width} × ${height} px`, width);
  }
}

const write = (parts: Locator, text: string) =>
  parts.evaluateAll((elements, words) => {
    for (const element of elements) element.textContent = words;
  }, text);

test("nothing is off the screen or cut off, even with everything open", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await page.locator("main details").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
  await atEachSize(page, async (size) => {
    expect.soft(await findOverflow(page), size).toEqual([]);
  });
});

test("first names of any length stand whole, and short ones are large", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const heading = page.locator("#home h1");
  await atEachSize(page, async (size, width) => {
    for (const name of FIRST_NAMES) {
      await heading.evaluate(
        (element, { text, letters }) => {
          element.style.setProperty("--letters", String(letters));
          element.lastElementChild?.replaceChildren(text);
        },
        { text: name, letters: countLongestWord(name) },
      );
      expect.soft(await findBrokenWords(heading), `${name} at ${size}`).toEqual([]);
      if (name !== "Kiran" || width < 1440) continue;
      const letterSize = heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect.soft(await letterSize, size).toBeGreaterThan(0.08 * width);
    }
  });
});

test("skills and works with long names stand whole beside their figures and years", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const skills = page.locator("[data-slot=skills]").first();
  const work = page.locator("#work");
  test.skip((await skills.or(work).count()) === 0, "needs rated skills or recent work");
  await atEachSize(page, async (size) => {
    for (const title of TITLES) {
      for (const [section, names] of [
        [skills, skills.locator("b")],
        [work, work.getByRole("heading", { level: 3 })],
      ] as const) {
        if ((await section.count()) === 0) continue;
        await write(names, title);
        expect.soft(await findBrokenWords(section), `${title} at ${size}`).toEqual([]);
      }
    }
  });
});

test("words that are longer than their line are not cut off", async ({ page }) => {
  const word = "Softwarequalitätssicherungsbeauftragter";
  await page.goto("/");
  await waitForHydration(page);
  await write(
    page.locator(":is(main :is(p, b, bdi, h2, h3, h4, dd), footer p, header nav a):not(:has(*), .meta)"),
    word,
  );
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
  }
});
