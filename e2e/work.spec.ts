import { workHref } from "@/lib/links";
import { findSection } from "@/lib/portfolio/sections";
import { expect, test } from "./support/fixtures";
import { boxOf, pageSections } from "./support/page";
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

test("the first picture reaches the right edge, and has twice the room of the others on a wide screen", async ({
  landing: page,
}) => {
  test.skip(images.length === 0, "needs a project with a picture");
  const pictures = page.locator("#work img");
  await expect(pictures).toHaveCount(images.length);
  for (const width of [390, 768, 1440, 3840]) {
    await page.setViewportSize({ width, height: 900 });
    const first = await boxOf(page.locator('#work :is(img, [data-slot="title-plate"])').first());
    expect.soft(Math.round(first.x + first.width), `${width} px`).toBeGreaterThanOrEqual(width);
    if (width === 390) {
      for (const picture of await pictures.all()) expect.soft((await boxOf(picture)).width).toBeGreaterThan(350);
    }
    if (width !== 1440 || pictured.length < 2) continue;
    const works = page.locator("#work").getByRole("listitem");
    expect.soft((await boxOf(works.first())).width).toBeGreaterThan(2 * (await boxOf(works.nth(1))).width);
  }
});
