import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import {
  letGo,
  loadingScreen,
  mainHeading,
  moveTo,
  percentage,
  progress,
  readFadeStartMs,
  readHits,
  readOpacity,
  skip,
  STATUSES,
  statusLine,
  stopAtFirstFrame,
} from "./support/loading";
import { hasProjects } from "./support/page";
import { portfolio } from "./support/portfolio";

test.skip(!hasProjects, "needs a project");

async function openAndLeave(page: Page) {
  await stopAtFirstFrame(page);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Projects", exact: true }).click();
  await expect(loadingScreen(page)).toContainText("Loading page");
}

/** Holds back the data of other pages. Returns a function that sends it. */
async function holdPages(page: Page) {
  let send = () => {};
  const isSent = new Promise<void>((resolve) => (send = resolve));
  await page.route("**/*?_rsc=*", (route) => isSent.then(() => route.continue()));
  return send;
}

test("a link to another page shows 'Loading page' for at least 1.5 s, then fades", async ({ page }) => {
  await openAndLeave(page);
  await expect(progress(page)).toHaveCount(1);
  await expect(mainHeading(page)).toHaveText(portfolio.projectsPage.title);
  for (const [moment, percent] of [
    [1499, 99],
    [1500, 100],
  ] as const) {
    await moveTo(page, moment);
    await expect(progress(page)).toHaveAttribute("aria-valuenow", String(percent));
    await expect(percentage(page)).toHaveText(`${percent}%`);
  }
  expect(await readOpacity(page)).toBe(1);
  await expect(loadingScreen(page)).toContainText("Loading page");
  await moveTo(page, 1620);
  expect(await readOpacity(page)).toBeGreaterThan(0.9);
  const wordmark = loadingScreen(page).locator(".loading-wordmark");
  await expect(wordmark, "the wordmark goes before the ground, or it would lie over the page").toHaveCSS(
    "opacity",
    "0",
  );
  await letGo(page);
  await expect(loadingScreen(page)).toHaveCount(0);
});

test("the loading screen stays until the page has arrived, and shows 100% only then", async ({ page }) => {
  const send = await holdPages(page);
  await openAndLeave(page);
  await moveTo(page, 5000);
  await expect(progress(page)).toHaveAttribute("aria-valuenow", "99");
  await expect(percentage(page)).toHaveText("99%");
  expect(await readOpacity(page), "opacity after 5 s of held data").toBe(1);
  expect(await readHits(page)).toEqual([true]);
  await expect(page).toHaveURL(/\/$/);
  send();
  await expect(mainHeading(page)).toHaveText(portfolio.projectsPage.title);
  await expect(progress(page)).toHaveAttribute("aria-valuenow", "100");
  await letGo(page);
  await expect(loadingScreen(page)).toHaveCount(0);
});

test("while the page does not come, the status changes every 2 s, and after 10 s the loading screen goes", async ({
  page,
}) => {
  await holdPages(page);
  await openAndLeave(page);
  const status = statusLine(page);
  // By then, the status has its ellipsis.
  await moveTo(page, 1000);
  let last = await status.innerText();
  for (const moment of [2000, 4000, 6000, 8000]) {
    await moveTo(page, moment - 1);
    await expect(status).toHaveText(last);
    await moveTo(page, moment);
    await expect(status).not.toHaveText(last);
    await expect(status).toHaveText(STATUSES);
    last = await status.innerText();
  }
  await moveTo(page, 10_000);
  expect(await readOpacity(page)).toBe(1);
  await moveTo(page, 10_200);
  expect(await readOpacity(page)).toBeLessThanOrEqual(0.5);
  await letGo(page);
  await expect(loadingScreen(page)).toHaveCount(0);
});

test("the loading screen goes at once when the visitor goes back, leaves the page or loses the connection", async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await holdPages(page);
  await stopAtFirstFrame(page);
  await page.goto("/");
  const leave = () => page.getByRole("contentinfo").getByRole("link", { name: "Projects", exact: true }).click();
  // Wait for the router, which writes the first history entry.
  await page.waitForFunction(() => history.state !== null);
  await page.evaluate(() => (location.hash = "contact"));
  await leave();
  await expect(loadingScreen(page)).toContainText("Loading page");
  await page.goBack();
  await expect(loadingScreen(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await leave();
  await expect(loadingScreen(page)).toContainText("Loading page");
  // The browsers that run these tests have no back/forward cache, so dispatch the event that one would cause.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expect(loadingScreen(page)).toHaveCount(0);
  await leave();
  await expect(loadingScreen(page)).toContainText("Loading page");
  await context.setOffline(true);
  await expect(loadingScreen(page)).toHaveCount(0);
});

test("a link to the home page ends the loading screen of another page", async ({ page }) => {
  test.skip(!portfolio.accounts, "needs accounts");
  await holdPages(page);
  await stopAtFirstFrame(page);
  await page.goto("/projects");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await expect(loadingScreen(page)).toContainText("Loading page");
  await page.getByRole("banner").getByRole("link").first().focus();
  await page.keyboard.press("Enter");
  await expect(loadingScreen(page)).toHaveCount(0);
});

test("Skip and Escape end the loading screen of a page that loads slowly", async ({ page }) => {
  await holdPages(page);
  for (const leave of [() => skip(page).click(), () => page.keyboard.press("Escape")]) {
    await openAndLeave(page);
    await moveTo(page, 100);
    await leave();
    await expect.poll(() => readFadeStartMs(page)).toBe(100);
  }
});

test("a page seen before, the home page, and another hash or query open without the loading screen", async ({
  page,
}) => {
  await openAndLeave(page);
  await letGo(page);
  await expect(loadingScreen(page)).toHaveCount(0);
  await recordScreens(page);
  await page.goBack();
  await expect(mainHeading(page)).toContainText(portfolio.hero.greeting);
  await page.goForward();
  await expect(mainHeading(page)).toHaveText(portfolio.projectsPage.title);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(mainHeading(page)).toContainText(portfolio.hero.greeting);
  await page.getByRole("contentinfo").getByRole("link", { name: "Projects", exact: true }).click();
  await expect(mainHeading(page)).toHaveText(portfolio.projectsPage.title);
  for (const address of ["?tech=React", "#trailhead"]) {
    await page.evaluate((to) => history.pushState(null, "", to), address);
    await expect(page).toHaveURL(`/projects${address}`);
    await page.goBack();
    await expect(page).toHaveURL("/projects");
  }
  expect(await page.evaluate(() => Reflect.get(window, "screens"))).toBe(0);
});

/** Counts the loading screens that appear from now on, however briefly. */
const recordScreens = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { screens: 0 });
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const screens = added.filter((node) => node instanceof Element && node.matches("section[aria-label=Loading]"));
      Object.assign(window, { screens: Number(Reflect.get(window, "screens")) + screens.length });
    }).observe(document.body, { childList: true, subtree: true });
  });
