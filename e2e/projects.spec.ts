import { projectHref, storyAnchor } from "@/lib/links";
import { toPlainText } from "@/lib/markdown";
import { expect, test } from "./support/fixtures";
import { boxOf } from "./support/page";
import { portfolio } from "./support/portfolio";

const rows = portfolio.projects;
const findUsers = (technology: string) => rows.filter(({ stack }) => stack.includes(technology));
const technologies = [...new Set(rows.flatMap(({ stack }) => stack))];
/** A technology that only one project uses, so that the filter hides the others. Its name needs no URL escaping. */
const [rare = "none"] = technologies.filter((name) => /^\w+$/.test(name) && findUsers(name).length === 1);
const [used] = portfolio.skills.filter(({ name }) => findUsers(name).length > 0);
const { name: skill = "none", evidence: [evidence] = [] } = used ?? {};
const [shared] = rows.slice(1);
const hasTechnology = rare !== "none" && skill !== "none";
const [user] = findUsers(rare);

test("the projects page has a filter only if there are several projects and a technology to choose", async ({
  page,
}) => {
  await page.goto("/projects");
  const filter = page.getByRole("navigation", { name: "Filter by technology" });
  await expect(filter).toBeVisible({ visible: rows.length > 1 && technologies.length > 0 });
});

test("the first project spans the page, the next two are a pair, and the others are rows", async ({ page }) => {
  test.skip(rows.length < 4 || !rows.slice(0, 3).every(({ image }) => image), "needs four projects with pictures");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/projects");
  const articles = page.getByRole("article");
  const [first, left, right, row] = await Promise.all([0, 1, 2, 3].map((index) => boxOf(articles.nth(index))));
  if (!first || !left || !right || !row) throw new Error("there are four");
  expect(left.y).toBeGreaterThan(first.y + first.height - 1);
  expect([right.y, right.width]).toEqual([left.y, left.width]);
  expect(left.width + right.width).toBeLessThan(first.width);
  expect(right.x + right.width).toBeCloseTo(first.x + first.width, 0);
  expect([row.x, row.width]).toEqual([first.x, first.width]);
  const [image, heading] = [
    articles.nth(3).locator("img, [data-slot=title-plate]").first(),
    articles.nth(3).locator("h2"),
  ];
  expect((await boxOf(heading)).x).toBeGreaterThan((await boxOf(image)).x + (await boxOf(image)).width);
});

test.describe("with several projects", () => {
  test.skip(!hasTechnology || !shared, "needs two projects, and a technology that only one of them uses");

  test("technologies of one project are behind a button, the filter reloads nothing, and Back shows all again", async ({
    page,
  }) => {
    await page.goto("/projects");
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const filter = page.getByRole("navigation", { name: "Filter by technology" });
    const chip = filter.getByRole("link", { name: new RegExp(`^${rare}\\b`) });
    await expect(chip).toBeHidden();
    const frequent = technologies.filter((name) => findUsers(name).length > 1);
    await expect(filter.getByRole("link")).toHaveCount(1 + frequent.length);
    await filter.getByText(`${technologies.length - frequent.length} more`, { exact: true }).click();
    await expect(filter.getByRole("link")).toHaveCount(1 + technologies.length);
    await chip.click();
    await chip.click();

    await expect(page).toHaveURL(`/projects?tech=${rare}`);
    await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText([user?.title ?? ""]);
    await expect(page.getByText(`1 of ${rows.length} projects uses ${rare}`)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);

    await page.goBack();
    await expect(page.getByRole("article")).toHaveCount(rows.length);
  });

  test("a filter URL ignores case, and if nothing matches, the page links to all projects", async ({ page }) => {
    await page.goto(`/projects?tech=${rare.toLowerCase()}`);
    await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText([user?.title ?? ""]);
    await expect(page.getByRole("link", { name: new RegExp(`^${rare}\\b`) })).toHaveAttribute("aria-current", "true");

    await page.goto("/projects?tech=Runes");
    await expect(page.getByRole("heading", { name: "No project here uses Runes yet" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    await page.getByRole("link", { name: "Show all projects" }).click();
    await expect(page.getByRole("article")).toHaveCount(rows.length);
  });

  test("the icons' URL belongs to this build, and is cached for a year", async ({ page }) => {
    await page.goto("/projects");
    const href = (await page.locator("use[href*='icons.svg']").first().getAttribute("href")) ?? "";
    expect(href).toMatch(/^\/icons\.svg\?v=[\da-f]{8}#/);
    const response = await page.request.get(href);
    expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    const other = await page.request.get(href.replace(/v=\w+/, "v=00000000"));
    expect(other.headers()["cache-control"]).toContain("max-age=3600");
  });

  test("a filter URL shows only what matches, even before the page has arrived", async ({ page, consoleErrors }) => {
    consoleErrors.allow(/ERR_FAILED \(.*\.js/);
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { readSeen: () => [...seen] });
      const look = () => {
        for (const heading of document.querySelectorAll("article h2")) {
          if (heading.checkVisibility() && heading.textContent) seen.add(heading.textContent);
        }
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`/projects?tech=${rare.toUpperCase()}`);
    await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText([user?.title ?? ""]);
    await expect(page.getByRole("link", { name: new RegExp(`^${rare}\\b`) })).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { readSeen: () => string[] }).readSeen());
    expect(seen).toEqual([user?.title]);
  });

  test("a shared project opens below the header, and a skill links to the projects that use it", async ({ page }) => {
    // A link that is still sliding in can move away between the press and the release.
    await page.goto(`/projects#${shared?.id}`);
    const article = page.getByRole("article", { name: shared?.title });
    await expect(article).toBeInViewport();
    await expect.poll(async () => Math.round((await article.boundingBox())?.y ?? -1)).toBe(80);

    await page.goto("/");
    await page.getByRole("link", { name: `${evidence?.label} with ${skill}`, exact: true }).click();
    await expect(page).toHaveURL(`/projects?tech=${encodeURIComponent(skill)}`);
    await expect(page.getByRole("article")).toHaveCount(findUsers(skill).length);
  });
});

const [withStory] = rows.filter(({ story }) => story?.decision && story.pictures.length > 0 && story.quote);
const { pictures = [], quote } = withStory?.story ?? {};
const decision = toPlainText(withStory?.story?.decision ?? "");

const STORY_PARTS = [
  ["My part", withStory?.story?.part],
  ["One decision, and why", withStory?.story?.decision],
  ["What was hard", withStory?.story?.hard],
  ["What I’d change", withStory?.story?.change],
] as const;

test("a project's story opens in place, with pictures and a quote", async ({ page }) => {
  test.skip(!withStory, "needs a project with a whole story");
  await page.goto("/projects");
  const article = page.getByRole("article", { name: withStory?.title });
  await expect(article.getByText(decision)).toBeHidden();
  await article.getByText(`Read the story of ${withStory?.title}`).click();
  await expect(article.getByText(decision)).toBeVisible();
  for (const { alt } of pictures) {
    const picture = article.getByRole("img", { name: alt });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  for (const [heading, text] of STORY_PARTS) {
    if (!text) continue;
    const part = article.getByRole("term").filter({ hasText: heading });
    await expect(part.locator("+ dd")).toHaveText(toPlainText(text));
  }
  const said = article.getByRole("figure");
  await expect(said).toContainText(quote?.author ?? "");
  const order = await article.evaluate((element) =>
    Array.from(element.querySelectorAll("dt, figure"), (part) => (part.matches("figure") ? "quote" : part.textContent)),
  );
  if (withStory?.story?.part) expect(order.indexOf("quote")).toBe(order.indexOf("My part") + 1);
  await expect(page).toHaveURL(/\/projects$/);

  const words = decision.split(" ").slice(0, 5).join(" ");
  await page.goto("about:blank");
  await page.goto(`/projects#:~:text=${encodeURIComponent(words)}`);
  await expect(page.getByText(decision)).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test(`a link to a story shows it open, ${javaScriptEnabled ? "also from the home page" : "without JavaScript"}`, async ({
    openContext,
  }) => {
    const { id = "", title } = withStory ?? {};
    test.skip(!withStory, "needs a project with a whole story");
    const page = await (await openContext({ javaScriptEnabled })).newPage();
    const article = page.getByRole("article", { name: title });
    const expectOpen = async () => {
      await expect(article.getByText(decision)).toBeVisible();
      await expect.poll(async () => Math.round((await boxOf(article)).y)).toBe(80);
    };
    await page.goto(projectHref(storyAnchor(id)));
    await expectOpen();
    if (!javaScriptEnabled) return;
    await page.goto("/");
    const link = page.locator(`main a[href="${projectHref(storyAnchor(id))}"]`).last();
    test.skip((await link.count()) === 0, "needs the project on the home page");
    await link.click();
    await expectOpen();
  });
}

test("without JavaScript, every project is readable", async ({ openContext }) => {
  test.skip(!withStory, "needs a project with a whole story");
  const page = await (await openContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`/projects?tech=${rare}`);
  for (const { title, problem = "", result = "", links } of rows) {
    const article = page.getByRole("article", { name: title });
    await expect(article).toContainText(toPlainText(problem));
    await expect(article).toContainText(toPlainText(result));
    for (const [name, href] of [
      [/^Live site/, links.demo],
      [/^Code/, links.code],
    ] as const) {
      const link = article.getByRole("link", { name });
      if (href) await expect(link).toHaveAttribute("href", href);
      else await expect(link).toHaveCount(0);
    }
  }
  // Press a key, because a click would wait for the opening screen to end.
  await page.locator("summary", { hasText: `Read the story of ${withStory?.title}` }).press("Enter");
  await expect(page.getByText(decision)).toBeVisible();
});
