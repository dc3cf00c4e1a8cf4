import { toPlainText } from "@/lib/markdown";
import { formatPeriod } from "@/lib/portfolio/periods";
import { portfolio } from "@/lib/portfolio/portfolio";
import { expect, test } from "./support/fixtures";
import { pageSections } from "./support/page";

test("recent work shows the newest projects and leads to each", async ({ page }) => {
  test.skip(!pageSections.includes("work"), "needs recent work");
  await page.goto("/");
  const links = page.locator("#work").getByRole("listitem").getByRole("link");
  await expect(links).toContainText(portfolio.projects.slice(0, 2).map(({ title, year }) => `${title}${year}`));
  await links.first().click();
  await expect(page).toHaveURL(`/projects#${portfolio.projects[0]?.id}`);
});

test("every job and study is shown without JavaScript, and in print", async ({ openContext }) => {
  test.skip(!pageSections.includes("experience"), "needs experience");
  const page = await (await openContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/");
  const entries = page.locator("#experience ol > li");
  const jobs = portfolio.cv.jobs.map((job) => ({ ...job, lines: job.points.map(toPlainText) }));
  const studies = portfolio.cv.studies.map(({ degree, school, note = "", ...study }) => ({
    ...study,
    ...{ title: degree, organisation: school, lines: [toPlainText(note)] },
  }));
  await expect(entries).toHaveCount(jobs.length + studies.length);
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    for (const { title, organisation, lines, ...period } of [...jobs, ...studies]) {
      const entry = entries.filter({ has: page.getByRole("heading", { name: title, exact: true }) });
      for (const text of [formatPeriod(period), organisation, ...lines]) {
        await expect(entry.getByText(text).first()).toBeVisible();
      }
    }
  }
});
