import { expect, test } from "./support/fixtures";
import { current, HEADER_SCROLL_OFFSET_PX, link, noteWay, section } from "./support/header";
import { loadingScreen, showOpeningScreen } from "./support/loading";
import {
  boxOf,
  firstSection,
  hasContact,
  hasProjects,
  labelOf,
  lastSection,
  screenTopOf,
  scrollPageTo,
  secondSection,
  topOf,
  waitForHydration,
} from "./support/page";
import { portfolio } from "./support/portfolio";

test.use({ viewport: { width: 1440, height: 900 } });

test("a URL with a hash opens 80 px above its section, even under the opening screen", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("about:blank");
    if (width === 1440) await showOpeningScreen(page);
    await page.goto(`/#${secondSection}`);
    await expect.poll(() => screenTopOf(section(page, secondSection))).toBe(HEADER_SCROLL_OFFSET_PX);
  }
  await expect(current(page)).toHaveText(labelOf(secondSection));
});

test("on other pages, the header links to the home page's sections", async ({ page }) => {
  test.skip(!hasProjects, "needs a project");
  await page.goto("/projects");
  await expect(link(page, "Projects")).toHaveAttribute("aria-current", "page");
  await expect(current(page)).toHaveCount(1);
  const way = await noteWay(page);
  await link(page, labelOf(firstSection)).click();
  await expect(page).toHaveURL(`/#${firstSection}`);
  await expect.poll(() => screenTopOf(section(page, firstSection))).toBe(HEADER_SCROLL_OFFSET_PX);
  await expect(current(page)).toHaveText(labelOf(firstSection));
  const { labels } = await way.evaluate(({ read }) => read());
  expect(labels, "no other link is highlighted on the way").toEqual([labelOf(firstSection)]);
});

test("a page opened during a smooth scroll starts at the top, and Back returns from it", async ({ page }) => {
  test.skip(!hasProjects || !hasContact, "needs a project and the contact section");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const delay of [100, 600]) {
    await page.goto("/");
    await waitForHydration(page);
    await link(page, "Projects").evaluate(async (projectsLink, ms) => {
      document.querySelector<HTMLElement>('#home a[href="#contact"]')?.click();
      await new Promise((resolve) => setTimeout(resolve, ms));
      (projectsLink as HTMLElement).click();
    }, delay);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(portfolio.projectsPage.title);
    await page.keyboard.press("Escape");
    await expect(loadingScreen(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY), `${delay} ms into the scroll`).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/#contact");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(portfolio.hero.greeting);
  }
});

test("at 1024 px, a name of eleven letters and every link have room, and Sign Up and Sign In are as quiet", async ({
  page,
}) => {
  test.skip(portfolio.headerLinks.length > 7, "needs no more links than the specification has");
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/");
  const mark = page.getByRole("banner").getByRole("link").first();
  await mark.evaluate((element) => {
    const name = element.querySelector("[translate] > :not([aria-hidden])") ?? element.querySelector("[translate]");
    if (name) name.textContent = "Bartholomew";
  });
  const isCut = mark.locator("[translate]").evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(await isCut, "the name is whole").toBe(false);
  const items = await page.getByRole("banner").locator("a:visible, button:visible").all();
  const boxes = await Promise.all(items.map((item) => boxOf(item)));
  boxes.slice(1).forEach((box, index) => {
    const { x = 0, width = 0 } = boxes[index] ?? {};
    expect(box.x, `control ${index + 2} stands clear of the one before`).toBeGreaterThanOrEqual(x + width - 1);
  });
  expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeLessThanOrEqual(1024);

  if (!portfolio.accounts) return;
  const look = (name: string) =>
    page
      .getByRole("banner")
      .getByRole("link", { name, exact: true })
      .evaluate((element) => {
        const { color, fontSize, fontWeight, backgroundColor } = getComputedStyle(element);
        return { color, fontSize, fontWeight, backgroundColor };
      });
  const quiet = await look(labelOf(lastSection));
  expect([await look("Sign Up"), await look("Sign In")]).toEqual([quiet, quiet]);
});

test("Back restores the scroll position", async ({ page }) => {
  test.skip(!hasProjects, "needs a project");
  await page.goto("/");
  const left = await topOf(section(page, lastSection));
  await scrollPageTo(page, left);
  await link(page, "Projects").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(portfolio.projectsPage.title);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(left);
});
