import type { Page } from "@playwright/test";
import { toPlainText } from "@/lib/markdown";
import { findSection } from "@/lib/portfolio/sections";
import { expect, test } from "./support/fixtures";
import { boxOf, pageSections, readLines } from "./support/page";
import { portfolio } from "./support/portfolio";

const { timeline, records } = findSection(portfolio.sections, "experience") ?? {
  timeline: { recent: [], earlier: [] },
  records: [],
};
const work = timeline.recent.filter(({ isStudy }) => !isStudy);
const studies = timeline.recent.filter(({ isStudy }) => isStudy);
const isSplit = work.length > 0 && studies.length > 0;
const rows = records.flatMap((list) => [...list.rows, ...list.moreRows]);
/** The entries of the timeline, in the order of the page. */
const entries = [
  ...timeline.recent.map((entry) => ({ ...entry, points: [...entry.points, ...entry.morePoints] })),
  ...timeline.earlier,
];
const sectionTexts = [
  ...entries.flatMap(({ period, name, by, place, kind, points }) => [period, name, by, place, kind, ...points]),
  ...rows.flatMap(({ name, by, date, note, quote }) => [name, by, date, note, quote]),
].flatMap((text) => (text ? [toPlainText(text)] : []));

const experience = (page: Page) => page.locator("#experience");

/** Expects the section to show each of these texts. A text in a closed entry does not count. */
async function expectTexts(page: Page, texts: readonly string[]) {
  const shown = await experience(page).innerText();
  const plain = (text: string) => text.replaceAll(/\s+/g, " ");
  expect(texts.filter((text) => !plain(shown).includes(plain(text)))).toEqual([]);
}

test("the newest entries are shown in full, each earlier one as a line, and the rest opens and closes with the keyboard", async ({
  landing: page,
}) => {
  test.skip(!pageSections.includes("experience"), "needs experience");
  for (const { name } of timeline.recent) {
    await expect(experience(page).getByRole("heading", { name, exact: true }).first()).toBeVisible();
  }
  const lines = timeline.earlier.flatMap(({ period, name, by }) => [period, name, by ?? ""]);
  await expectTexts(page, [...timeline.recent.flatMap(({ points }) => points.map(toPlainText)), ...lines]);
  await expect(experience(page).getByRole("heading", { name: "Earlier" })).toHaveCount(
    timeline.earlier.length > 0 ? 1 : 0,
  );
  const closed = experience(page).locator("details");
  const count =
    timeline.recent.filter(({ morePoints }) => morePoints.length > 0).length +
    timeline.earlier.filter(({ points }) => points.length > 0).length +
    records.filter(({ moreRows }) => moreRows.length > 0).length;
  await expect(closed).toHaveCount(count);
  for (const disclosure of await closed.all()) {
    const content = disclosure.locator("li").first();
    await expect(content).toBeHidden();
    await disclosure.locator("summary").press("Enter");
    await expect(content).toBeVisible();
    await disclosure.locator("summary").press("Enter");
    await expect(content).toBeHidden();
  }
});

test("every entry is shown without JavaScript, and in print", async ({ openContext }) => {
  test.skip(!pageSections.includes("experience"), "needs experience");
  const page = await (await openContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  await expectTexts(page, sectionTexts);
  const more = experience(page).locator('[data-slot="more"] > summary');
  await expect(more.filter({ visible: true }), "nothing to open").toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  for (const summary of await experience(page).locator("summary").all()) await summary.click();
  await expectTexts(page, sectionTexts);
});

test("each entry at the margin has an empty mark on the trail", async ({ landing: page }) => {
  test.skip(!pageSections.includes("experience") || timeline.recent.length === 0, "needs experience");
  test.skip(!portfolio.landscape, "needs a landscape");
  for (const width of [320, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const line = await boxOf(page.locator(".trail-line"));
    const marks = await experience(page)
      .locator("[data-slot=entry]")
      .evaluateAll((entries) =>
        entries.flatMap((entry) => {
          const { display, left, backgroundColor } = getComputedStyle(entry, "::before");
          const ground = getComputedStyle(document.documentElement).backgroundColor;
          if (display === "none") return [];
          return { x: entry.getBoundingClientRect().x + parseFloat(left), isEmpty: backgroundColor === ground };
        }),
      );
    expect(marks, `${width} px`).toHaveLength(isSplit && width >= 1024 ? work.length : timeline.recent.length);
    for (const { x, isEmpty } of marks) {
      expect(Math.abs(x - line.x - line.width / 2), `${width} px`).toBeLessThan(1);
      expect(isEmpty, `${width} px`).toBe(true);
    }
  }
});

test("from 1024 px up, work and education are side by side, and the CV is beside the heading", async ({
  landing: page,
}) => {
  test.skip(!isSplit, "needs work and education");
  await page.setViewportSize({ width: 1024, height: 900 });
  const [first, second] = await Promise.all(
    [work, studies].map(([entry]) =>
      boxOf(
        experience(page)
          .getByRole("heading", { name: entry?.name ?? "", exact: true })
          .first(),
      ),
    ),
  );
  expect(second?.x).toBeGreaterThan((first?.x ?? NaN) + (first?.width ?? NaN));
  expect(second?.y).toBe(first?.y);
  const heading = await boxOf(experience(page).getByRole("heading", { level: 2 }));
  const button = await boxOf(experience(page).getByRole("link", { name: "Download CV" }));
  expect(button.x).toBeGreaterThan(512);
  expect(button.y).toBeLessThan(heading.y + heading.height);
});

for (const width of [320, 390, 768]) {
  test(`at ${width} px, no date of an award or a publication breaks`, async ({ page }) => {
    const dates = rows.flatMap(({ date }) => date ?? []);
    test.skip(dates.length === 0, "needs an award or a publication with a date");
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    for (const summary of await experience(page).locator("summary").all()) await summary.click();
    for (const date of dates) {
      const shown = experience(page).getByText(date, { exact: true }).first();
      // Even beside a long name.
      await shown.evaluate(({ previousElementSibling }) => previousElementSibling?.append(" und Nachbarn".repeat(2)));
      expect(new Set((await readLines(shown)).map(({ y }) => y)).size, date).toBe(1);
    }
  });
}
