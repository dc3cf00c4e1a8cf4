import { toPlainText } from "@/lib/markdown";
import { portfolio } from "@/lib/portfolio/portfolio";
import { expect, test } from "./support/fixtures";
import { pageSections } from "./support/page";

test("recent work shows the newest projects and leads to each", async ({ page }) => {
  test.skip(!pageSections.includes("work"), "needs recent work");
  await page.goto("/");
  const links = page.locator("#work").getByRole("listitem").getByRole("link");
  await expect(links).toContainText(portfolio.projects.slice(0, 2).map(({ title, year = "" }) => `${title}${year}`));
  await links.first().click();
  await expect(page).toHaveURL(`/projects#${portfolio.projects[0]?.id}`);
});

test("every job and study is shown without JavaScript, and in print", async ({ openContext }) => {
  test.skip(!pageSections.includes("experience"), "needs experience");
  const page = await (await openContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/");
  const entries = page.locator("#experience ol > li");
  await expect(entries).toHaveCount(portfolio.timeline.length);
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    for (const { heading, subheading = "", period, points } of portfolio.timeline) {
      const entry = entries.filter({ has: page.getByRole("heading", { name: heading, exact: true }) });
      for (const text of [period, subheading, ...points.map(toPlainText)]) {
        await expect(entry.getByText(text).first()).toBeVisible();
      }
    }
  }
});
