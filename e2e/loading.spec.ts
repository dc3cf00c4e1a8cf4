import type { Locator, Page } from "@playwright/test";
import { hero } from "@/content/hero";
import { projects } from "@/content/projects";
import { site } from "@/content/site";
import { formatCoordinates } from "@/lib/coordinates";
import { findAxeViolations } from "./support/axe";
import { expect, test, WELCOME_SHOWN_KEY } from "./support/fixtures";
import { freezeAnimations, letGo, loadingScreen, stopAtFirstFrame } from "./support/opening-screen";
import { recordShifts } from "./support/page";

const DEFAULT_MESSAGE = "Loading awesome content";
const STATUSES =
  /Building awesome experience|Preparing digital magic|Loading portfolio|Initializing creativity|Gathering my projects/;
/** The fade starts after 3 s of progress and 800 ms at 100%. The Skip button jumps to this point. */
const FADE_START_MS = 3800;

test.use({ showsOpeningScreen: true });

const progress = (page: Page) => page.getByRole("progressbar");
const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });
const skip = (page: Page) => page.getByRole("button", { name: "Skip" });

async function openStopped(page: Page, path = "/") {
  await stopAtFirstFrame(page);
  await page.goto(path);
  await expect(loadingScreen(page)).toHaveAttribute("data-stopped");
}

const moveTo = (page: Page, moment: number) =>
  loadingScreen(page).evaluate((element, time) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
  }, moment);

async function expectToLeave(page: Page) {
  await letGo(page);
  await expect(loadingScreen(page)).toBeHidden();
  await page.getByRole("link", { name: "Get in Touch" }).click();
  await expect(page).toHaveURL(/#contact$/);
}

const readTimeMs = (page: Page) =>
  loadingScreen(page).evaluate((element) => Number(element.getAnimations()[0]?.currentTime));

const readStayMs = (page: Page) =>
  loadingScreen(page).evaluate((element) =>
    Math.max(...element.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
  );

const readOpacity = (page: Page) => loadingScreen(page).evaluate((screen) => Number(getComputedStyle(screen).opacity));

test("the first visit in a tab starts with an accessible opening screen, which lasts 4.4 s", async ({ page }) => {
  // Freeze the animations over CDP, because on a slow machine a script in the page would run too late.
  const letAllGo = await freezeAnimations(page);
  const readShifts = await recordShifts(page, "section[aria-label=Loading], section[aria-label=Loading] *");
  await page.goto("/");
  await expect(loadingScreen(page)).toContainText(site.owner.firstName);
  await expect(progress(page)).toHaveCount(1);
  expect(await readStayMs(page)).toBeCloseTo(4400);
  for (const [moment, percent, status, hasEllipsis] of [
    [299, 9, DEFAULT_MESSAGE, false],
    [300, 10, DEFAULT_MESSAGE, true],
    [1999, 66, DEFAULT_MESSAGE, true],
    [2000, 66, STATUSES, true],
    [2999, 99, STATUSES, true],
    [3000, 100, STATUSES, true],
  ] as const) {
    await moveTo(page, moment);
    await expect(progress(page)).toHaveAttribute("aria-valuenow", String(percent));
    await expect(loadingScreen(page).getByText(`${percent}%`, { exact: true })).toBeVisible();
    await expect(loadingScreen(page)).toContainText(status);
    await expect(loadingScreen(page).getByText("…")).toBeVisible({ visible: hasEllipsis });
    const coordinates = formatCoordinates(site.owner.location);
    await expect(loadingScreen(page).getByText(coordinates)).toBeVisible({ visible: percent === 100 });
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findAxeViolations(page, ["section[aria-label=Loading]"])).toEqual([]);
  }
  for (const [moment, pointerEvents] of Object.entries({ 3800: "auto", 3999: "auto", 4000: "none", 4399: "none" })) {
    await moveTo(page, Number(moment));
    await expect(loadingScreen(page)).toHaveCSS("pointer-events", pointerEvents);
    await expect(loadingScreen(page)).toHaveCSS("visibility", "visible");
    expect((await readOpacity(page)) === 1, `opaque at ${moment} ms`).toBe(moment === String(FADE_START_MS));
  }
  // Left edge, vertical centre and width, in CSS px.
  const boxOf = async (part: Locator) => {
    const { x = NaN, y = NaN, width = NaN, height = NaN } = (await part.boundingBox()) ?? {};
    return [x, y + height / 2, width];
  };
  const brand = await boxOf(page.locator("header .font-display").first());
  await moveTo(page, FADE_START_MS);
  const wordmark = loadingScreen(page).locator(".loading-wordmark");
  await expect
    .poll(() => boxOf(wordmark), "before the fade, the wordmark has flown to the header's")
    .toEqual(brand.map((at) => expect.closeTo(at, 0)));
  await expect(wordmark).toHaveCSS("opacity", "1");
  await letGo(page);
  await letAllGo();
  await expect(loadingScreen(page)).toHaveCount(0);
  expect(await readShifts()).toEqual([]);

  await page.reload();
  await expect(mainHeading(page)).toBeVisible();
  await expect(loadingScreen(page)).toHaveCount(0);
});

const readHits = (page: Page) =>
  loadingScreen(page).evaluate((screen) => {
    const shares = [0.05, 0.5, 0.95];
    const points = shares.flatMap((x) => shares.map((y) => [x * innerWidth, y * innerHeight] as const));
    return [...new Set(points.map(([x, y]) => screen.contains(document.elementFromPoint(x, y))))];
  });

/** Expects clicks to pass through only once the screen is half transparent, 200 ms into its fade. */
async function expectNoClickThrough(page: Page, leavesAt: number) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [after, isMet, min, max] of [
      [-1, true, 1, 1],
      [0, true, 1, 1],
      [199, true, 0, 0.6],
      [200, false, 0, 0.5],
      [599, false, 0, 0.05],
    ] as const) {
      await moveTo(page, leavesAt + after);
      const moment = `${after} ms into the fade at ${width} px`;
      expect(await readHits(page), moment).toEqual([isMet]);
      const opacity = await readOpacity(page);
      expect(opacity >= min && opacity <= max, `opacity ${opacity}, ${moment}`).toBe(true);
    }
  }
  await moveTo(page, leavesAt + 600);
  await expect(loadingScreen(page)).toBeHidden();
}

test("clicks do not pass through an opaque loading screen, with or without scripts", async ({ page, openContext }) => {
  // Suppress the welcome toast, which appears after 1.5 s and would cover the loading screen between pages.
  await page.addInitScript((key) => sessionStorage.setItem(key, "1"), WELCOME_SHOWN_KEY);
  await openStopped(page);
  await expectNoClickThrough(page, FADE_START_MS);

  const plain = await (await openContext({ javaScriptEnabled: false })).newPage();
  await freezeAnimations(plain);
  await plain.goto("/");
  await expectNoClickThrough(plain, FADE_START_MS);

  await letGo(page);
  await expect(loadingScreen(page)).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Projects", exact: true }).click();
  await expect(loadingScreen(page)).toHaveAttribute("data-stopped");
  await expectNoClickThrough(page, 1500);
});

test("Skip and Escape end the opening screen early, and a second click does not reach the page below", async ({
  page,
}) => {
  for (const leave of [() => skip(page).click(), () => page.keyboard.press("Escape")]) {
    await openStopped(page);
    await leave();
    await expect.poll(() => readTimeMs(page)).toBe(FADE_START_MS);
    expect(await readHits(page)).toEqual([true]);
    await moveTo(page, FADE_START_MS + 200);
    expect(await readHits(page)).toEqual([false]);
    await expectToLeave(page);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test("other pages start with the opening screen too; Tab focuses Skip, and the next Tab closes the screen", async ({
  page,
}) => {
  await openStopped(page, "/projects");
  await expect(progress(page)).toHaveCount(1);
  await expect(loadingScreen(page)).toContainText(DEFAULT_MESSAGE);
  await page.keyboard.press("Tab");
  await expect(skip(page)).toBeFocused();
  await expect(loadingScreen(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect.poll(() => readTimeMs(page)).toBe(FADE_START_MS);
});

test("if scripts fail to load, the opening screen can be skipped, or ends by itself", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED \(.*\.js/);
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await openStopped(page);
  await moveTo(page, 1500);
  await expect(loadingScreen(page)).toBeVisible();
  await expectToLeave(page);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/");
  await skip(page).click();
  expect(await readTimeMs(page)).toBe(FADE_START_MS);
  await expectToLeave(page);
});

test("without JavaScript, Tab ends the opening screen, or it ends by itself", async ({ openContext }) => {
  const page = await (await openContext({ javaScriptEnabled: false })).newPage();
  const letAllGo = await freezeAnimations(page);
  await page.goto("/");
  await expect(loadingScreen(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(loadingScreen(page)).toBeHidden();

  await page.goto("/");
  await expect(loadingScreen(page)).toBeVisible();
  await expect(skip(page)).toBeHidden();
  await expect(mainHeading(page)).toContainText(site.owner.firstName);
  await letAllGo();
  await expectToLeave(page);
});

test("with reduced motion, only the progress bar moves, and the duration stays the same", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStopped(page);
  expect(await readStayMs(page)).toBeCloseTo(4400);
  const readPlaces = () =>
    loadingScreen(page).evaluate((screen) =>
      [...screen.querySelectorAll(":not([role=progressbar] *)")]
        .filter(({ textContent }) => !textContent?.endsWith("%"))
        .map((part) => part.getBoundingClientRect())
        .map(({ left, top }) => [Math.round(left), Math.round(top)]),
    );
  await moveTo(page, 400);
  const places = await readPlaces();
  expect(places.length).toBeGreaterThan(5);
  for (const moment of [650, 1900, FADE_START_MS + 300]) {
    await moveTo(page, moment);
    expect(await readPlaces(), `at ${moment} ms`).toEqual(places);
  }
});

test("the welcome toast appears 1.5 s after the opening screen, once per tab", async ({ page }) => {
  const welcome = page.getByText("Welcome to my portfolio!", { exact: true });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await openStopped(page);
  await moveTo(page, 3000);
  await page.clock.runFor(5000);
  await expect(welcome).toBeHidden();
  await moveTo(page, 4399);
  await letGo(page);
  await expect(loadingScreen(page)).toHaveCount(0);
  await page.clock.runFor(1499);
  await expect(welcome).toBeHidden();
  // Sonner loads on demand and renders in a separate task.
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(welcome).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.getByText("Thanks for visiting. Feel free to explore my projects and get in touch!")).toBeVisible();
  await page.reload();
  await expect(loadingScreen(page)).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(welcome).toBeHidden();
});

test.describe("between pages", () => {
  test.use({ showsOpeningScreen: false });

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
    await expect(mainHeading(page)).toHaveText(projects.title);
    await moveTo(page, 1499);
    await expect(progress(page)).toHaveAttribute("aria-valuenow", "99");
    await moveTo(page, 1500);
    await expect(progress(page)).toHaveAttribute("aria-valuenow", "100");
    expect(await readOpacity(page)).toBe(1);
    await expect(loadingScreen(page)).toContainText("Loading page");
    await moveTo(page, 1600);
    expect(await readOpacity(page)).toBeLessThan(1);
    await letGo(page);
    await expect(loadingScreen(page)).toHaveCount(0);
  });

  test("the loading screen stays until the page has arrived, and shows 100% only then", async ({ page }) => {
    const send = await holdPages(page);
    await openAndLeave(page);
    await moveTo(page, 5000);
    await expect(progress(page)).toHaveAttribute("aria-valuenow", "99");
    expect(await readOpacity(page), "opacity after 5 s of held data").toBe(1);
    expect(await readHits(page)).toEqual([true]);
    await expect(page).toHaveURL(/\/$/);
    send();
    await expect(mainHeading(page)).toHaveText(projects.title);
    await expect(progress(page)).toHaveAttribute("aria-valuenow", "100");
    await letGo(page);
    await expect(loadingScreen(page)).toHaveCount(0);
  });

  test("the loading screen leaves after 10 s, whatever happens", async ({ page }) => {
    await holdPages(page);
    await openAndLeave(page);
    await moveTo(page, 10_000);
    expect(await readOpacity(page)).toBe(1);
    await moveTo(page, 10_200);
    expect(await readOpacity(page)).toBeLessThanOrEqual(0.5);
    await letGo(page);
    await expect(loadingScreen(page)).toHaveCount(0);
  });

  test("the loading screen leaves at once when the navigation is given up", async ({
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
    await context.setOffline(true);
    await expect(loadingScreen(page)).toHaveCount(0);
  });

  test("a link to the home page ends the loading screen of another page", async ({ page }) => {
    test.skip(!site.accounts);
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
      await expect.poll(() => readTimeMs(page)).toBe(10_000);
    }
  });

  test("a page shown before, the home page, and another hash or query come without the loading screen", async ({
    page,
  }) => {
    await openAndLeave(page);
    await letGo(page);
    await expect(loadingScreen(page)).toHaveCount(0);
    await recordScreens(page);
    await page.goBack();
    await expect(mainHeading(page)).toContainText(hero.greeting);
    await page.goForward();
    await expect(mainHeading(page)).toHaveText(projects.title);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(mainHeading(page)).toContainText(hero.greeting);
    await page.getByRole("contentinfo").getByRole("link", { name: "Projects", exact: true }).click();
    await expect(mainHeading(page)).toHaveText(projects.title);
    await page.evaluate(() => {
      location.hash = "trailhead";
      history.pushState(null, "", "?tech=React");
    });
    await page.goBack();
    await expect(page).toHaveURL(/#trailhead$/);
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
});
