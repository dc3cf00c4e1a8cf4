import { workHref } from "@/lib/links";
import { findSection } from "@/lib/portfolio/sections";
import { expect, test } from "./support/fixtures";
import { boxOf, findBrokenWords, pageSections, waitForHydration } from "./support/page";
import { portfolio } from "./support/portfolio";

const { pictured, named } = findSection(portfolio.sections, "work") ?? { pictured: [], named: [] };
const images = pictured.flatMap(({ image }) => image ?? []);
const [first] = [...pictured, ...named];
const hasWork = pageSections.includes("work");

test("recent work shows the owner's first projects in their order, and the first leads to its place in the list", async ({
  page,
}) => {
  test.skip(!hasWork, "needs recent work");
  await page.goto("/");
  const section = page.locator("#work");
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(
    [...pictured, ...named].map(({ title }) => title),
  );
  await section.getByRole("listitem").getByRole("link").first().click();
  await expect(page).toHaveURL(first ? workHref(first) : "");
});

for (const width of [390, 768, 1440, 3840]) {
  test(`at ${width} px, the first picture reaches the right edge`, async ({ page }) => {
    test.skip(images.length === 0, "needs a project with a picture");
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const shown = page.locator("#work img");
    await expect(shown).toHaveCount(images.length);
    const first = page.locator('#work :is(img, [data-slot="title-plate"])').first();
    const { x, width: firstWidth } = await boxOf(first);
    expect(Math.round(x + firstWidth)).toBeGreaterThanOrEqual(width);
  });
}

for (const width of [320, 640, 1024, 1440]) {
  test(`at ${width} px, no year breaks, and no word of a title, even beside a long one`, async ({ page }) => {
    test.skip(!hasWork, "needs recent work");
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await waitForHydration(page);
    const section = page.locator("#work");
    for (const title of ["Econometrics and statistics in seven chapters", "Internationalisierung"]) {
      await section.getByRole("heading", { level: 3 }).evaluateAll((headings, text) => {
        for (const heading of headings) heading.textContent = text;
      }, title);
      expect(await findBrokenWords(section)).toEqual([]);
    }
  });
}

test("on a phone, each picture is as wide as the screen allows", async ({ page }) => {
  test.skip(images.length === 0, "needs a project with a picture");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  for (const picture of await page.locator("#work img").all()) {
    const { width } = await boxOf(picture);
    expect(width).toBeGreaterThan(350);
  }
});

test("on a wide screen, the first of several projects has twice the room of the others", async ({ page }) => {
  test.skip(pictured.length < 2, "needs two projects with pictures");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const links = page.locator("#work").getByRole("listitem");
  const { width: first } = await boxOf(links.first());
  const { width: second } = await boxOf(links.nth(1));
  expect(first).toBeGreaterThan(2 * second);
});
