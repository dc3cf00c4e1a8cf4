import { projects } from "@/content/projects";
import { expect, test } from "./support/fixtures";

const titles = projects.projects.map((project) => project.title);

test("lists every project with problem, result and links, in the HTML itself", async ({ request }) => {
  const html = await (await request.get("/projects")).text();
  for (const project of projects.projects) {
    expect(html).toContain(`id="${project.id}"`);
    expect(html).toContain(project.problem.slice(0, 30));
    expect(html).toContain(project.result.slice(0, 30));
  }
});

test("filters by technology without loading the page, and back leads back", async ({ page }) => {
  await page.goto("/projects");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page
    .getByRole("navigation", { name: "Filter by technology" })
    .getByRole("link", { name: /^Python/ })
    .click();

  await expect(page).toHaveURL(/\/projects\?tech=Python$/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article", { name: "Khata" })).toBeVisible();
  await expect(page.getByText("1 of 4 projects use Python")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole("article")).toHaveCount(titles.length);
});

test("a shared filter opens filtered, however it is spelt", async ({ page }) => {
  await page.goto("/projects?tech=nextjs");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article", { name: "Monsoon" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^NextJS/ })).toHaveAttribute("aria-current", "true");
});

test("an empty result says so and leads on", async ({ page }) => {
  await page.goto("/projects?tech=Cobol");
  await expect(page.getByRole("heading", { name: "No project here uses Cobol yet" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("link", { name: "Show all projects" }).click();
  await expect(page.getByRole("article")).toHaveCount(titles.length);
});

test("a shared project lands below the header", async ({ page }) => {
  await page.goto("/projects#khata");
  const khata = page.getByRole("article", { name: "Khata" });
  await expect(khata).toBeInViewport();
  await expect.poll(async () => Math.round((await khata.boundingBox())?.y ?? -1)).toBe(80);
});

test("a skill on the landing page leads to the projects that prove it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "2 projects with React" }).click();
  await expect(page).toHaveURL(/\/projects\?tech=React$/);
  await expect(page.getByRole("article")).toHaveCount(2);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every project is readable", async ({ page }) => {
    await page.goto("/projects?tech=Python");
    for (const title of titles) await expect(page.getByRole("heading", { name: title })).toBeVisible();
  });
});
