import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { hero } from "@/content/hero";
import { projects } from "@/content/projects";
import { site } from "@/content/site";
import { expect, test } from "./support/fixtures";
import { freezeAnimations, letGo, loadingScreen, stopAtFirstFrame } from "./support/opening-screen";

const DEFAULT_LOADING_MESSAGE = "Loading awesome content";
const ROUTE_LOADING_MESSAGE = "Loading page";
const STATUSES =
  /Building awesome experience|Preparing digital magic|Loading portfolio|Initializing creativity|Gathering my projects/;
/** 3 s of progress and 800 ms at 100: where leaving early takes the screen. */
const FADE_START_MS = 3800;

test.use({ showsOpeningScreen: true });

const progress = (page: Page) => page.getByRole("progressbar");
const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });
const skip = (page: Page) => page.getByRole("button", { name: "Skip" });

/** Opens a page whose screen stands at its first frame. */
async function openStopped(page: Page, path = "/") {
  await stopAtFirstFrame(page);
  await page.goto(path);
}

/** Moves the stopped screen to a moment, in milliseconds since its first frame. */
async function moveTo(page: Page, moment: number): Promise<void> {
  await loadingScreen(page).evaluate((element, time) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
  }, moment);
}

/** Lets the screen leave; afterwards the page beneath can be used. */
async function expectToLeave(page: Page) {
  await letGo(page);
  await expect(loadingScreen(page)).toBeHidden();
  await page.getByRole("link", { name: "Get in Touch" }).click();
  await expect(page).toHaveURL(/#contact$/);
}

/** Where the screen is, in milliseconds since its first frame. */
const readTime = (page: Page) =>
  loadingScreen(page).evaluate((element) => Number(element.getAnimations()[0]?.currentTime));

/** How long the screen is there, in milliseconds. */
const readStay = (page: Page) =>
  loadingScreen(page).evaluate((element) =>
    Math.max(...element.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
  );

/** What the running animations of the screen change, and whether they do so in steps, without those that only switch. */
const readMotions = (page: Page) =>
  loadingScreen(page).evaluate((screen) =>
    screen
      .getAnimations({ subtree: true })
      .filter(({ effect }) => Number(effect?.getTiming().duration) > 0)
      .flatMap((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        const isInSteps = target !== null && getComputedStyle(target).animationTimingFunction.startsWith("steps");
        const frames = (animation.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame));
        return frames.map((property) => ({ property, isInSteps }));
      })
      // The figure is not moved: it counts, in the style sheet until the script writes it.
      .filter(({ property }) => !/offset|easing|composite|percent/i.test(property)),
  );

const styleOf = (page: Page) =>
  loadingScreen(page).evaluate((element) => {
    const { opacity, visibility, pointerEvents } = getComputedStyle(element);
    return { opacity: Number(opacity), visibility, pointerEvents };
  });

test.describe("the first visit of a tab", () => {
  test("ends with its wordmark where the header's brand is", async ({ page }) => {
    await openStopped(page);
    const placeOf = (place: Locator) =>
      place.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top + height / 2, width];
      });
    const brand = await placeOf(page.locator("header .font-display").first());
    await expect
      .poll(async () => {
        await moveTo(page, FADE_START_MS + 600);
        const place = await placeOf(loadingScreen(page).locator(".loading-unwrap .loading-wordmark"));
        return Math.max(...place.map((value, index) => Math.abs(value - (brand[index] ?? Infinity))));
      })
      .toBeLessThan(1);
  });

  test("opens with the wordmark, a status line and progress that follow the time", async ({ page }) => {
    // From outside: on a slow machine the page's own stop comes late, and the figure never falls again.
    await freezeAnimations(page);
    await page.goto("/");
    await expect(loadingScreen(page)).toContainText(site.owner.firstName);
    await expect(progress(page)).toHaveCount(1);
    for (const [moment, percent, status, hasEllipsis] of [
      [299, 9, DEFAULT_LOADING_MESSAGE, false],
      [300, 10, DEFAULT_LOADING_MESSAGE, true],
      [1999, 66, DEFAULT_LOADING_MESSAGE, true],
      [2000, 66, STATUSES, true],
      [2999, 99, STATUSES, true],
      [3000, 100, STATUSES, true],
    ] as const) {
      await moveTo(page, moment);
      await expect(progress(page)).toHaveAttribute("aria-valuenow", String(percent));
      await expect(loadingScreen(page).getByText(`${percent}%`, { exact: true })).toBeVisible();
      await expect(loadingScreen(page)).toContainText(status);
      await expect(loadingScreen(page).getByText("…")).toBeVisible({ visible: hasEllipsis });
    }
  });

  test("holds 800 ms at 100, fades for 600 ms and lets pointers through from 4 s", async ({ page }) => {
    await openStopped(page);
    await moveTo(page, 3800);
    expect(await styleOf(page)).toMatchObject({ opacity: 1, pointerEvents: "auto" });
    await moveTo(page, 3999);
    expect((await styleOf(page)).opacity).toBeLessThan(1);
    expect(await styleOf(page)).toMatchObject({ pointerEvents: "auto" });
    await moveTo(page, 4000);
    expect(await styleOf(page)).toMatchObject({ pointerEvents: "none", visibility: "visible" });
    await moveTo(page, 4399);
    await expect(loadingScreen(page)).toBeVisible();
    await letGo(page);
    await expect(loadingScreen(page)).toHaveCount(0);
  });

  test("lasts 4.4 s, shifts nothing, and is not shown on a reload", async ({ page }) => {
    const letAllGo = await freezeAnimations(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        // Painted while its HTML is still being read, a line grows as it comes.
        if (document.readyState === "loading") return;
        for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
          const nodes = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
          if (nodes.some((node) => node?.closest("section[aria-label=Loading]")))
            console.error(`the loading screen shifts: ${nodes.map((node) => node?.outerHTML).join()}`);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/");
    await expect(loadingScreen(page)).toBeVisible();
    expect(await readStay(page)).toBeCloseTo(4400);
    await letAllGo();
    await expect(loadingScreen(page)).toHaveCount(0);

    await page.reload();
    await expect(mainHeading(page)).toBeVisible();
    await expect(progress(page)).toHaveCount(0);
    await expect(loadingScreen(page)).toHaveCount(0);
  });

  test("shows the opening screen alone when it begins on another page", async ({ page }) => {
    await openStopped(page, "/projects");
    await expect(progress(page)).toHaveCount(1);
    await expect(loadingScreen(page)).toContainText(DEFAULT_LOADING_MESSAGE);
  });
});

for (const [way, leave] of [
  ["Skip", (page: Page) => skip(page).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
] as const) {
  test(`a visitor in a hurry presses ${way}`, async ({ page }) => {
    await openStopped(page);
    await leave(page);
    await expect.poll(() => readTime(page)).toBe(FADE_START_MS);
    await expectToLeave(page);
  });
}

test("Tab meets Skip first; going on lifts the screen, so that focus is never beneath it", async ({ page }) => {
  await openStopped(page);
  await page.keyboard.press("Tab");
  await expect(skip(page)).toBeFocused();
  await expect(loadingScreen(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect.poll(() => readTime(page)).toBe(FADE_START_MS);
});

test.describe("without the site's scripts", () => {
  test("the screen can be skipped, or leaves by itself, when they fail to load", async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED \(.*\.js/);
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await openStopped(page);
    await moveTo(page, 1500);
    await expect(loadingScreen(page)).toBeVisible();
    await expectToLeave(page);

    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/");
    await skip(page).click();
    expect(await readTime(page)).toBe(FADE_START_MS);
    await expectToLeave(page);
  });

  test.describe("when JavaScript is off", () => {
    test.use({ javaScriptEnabled: false });

    test("the page is readable and the screen gone after 4.4 s", async ({ page }) => {
      const letAllGo = await freezeAnimations(page);
      await page.goto("/");
      await expect(loadingScreen(page)).toBeVisible();
      await expect(skip(page)).toBeHidden();
      await expect(mainHeading(page)).toContainText(site.owner.firstName);
      await letAllGo();
      await expect(loadingScreen(page)).toBeHidden();
      await page.getByRole("link", { name: "Get in Touch" }).click();
      await expect(page).toHaveURL(/#contact$/);
    });

    test("Tab lifts the screen", async ({ page }) => {
      await freezeAnimations(page);
      await page.goto("/");
      await expect(loadingScreen(page)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
      await expect(loadingScreen(page)).toBeHidden();
    });
  });
});

test("with reduced motion nothing spins or slides, and the times stay", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await freezeAnimations(page);
  await page.goto("/");
  await expect(loadingScreen(page)).toBeVisible();
  const motions = await readMotions(page);
  expect(motions).not.toEqual([]);
  expect(motions.filter(({ property, isInSteps }) => property !== "opacity" && !isInSteps)).toEqual([]);
  expect(motions.map(({ property }) => property)).not.toContain("rotate");
  expect(await readStay(page)).toBeCloseTo(4400);
});

test("what moves is moved by the compositor: nothing is painted again, and a busy page holds nothing up", async ({
  page,
}) => {
  await openStopped(page);
  const moved = (await readMotions(page)).map(({ property }) => property);
  expect(new Set(moved)).toEqual(new Set(["transform", "rotate", "opacity"]));
});

test("with storage blocked the screen shows on every load, and leaves", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await stopAtFirstFrame(page);
  for (const load of [() => page.goto("/"), () => page.reload()]) {
    await load();
    await expect(loadingScreen(page)).toBeVisible();
    await moveTo(page, 4399);
    await letGo(page);
    await expect(loadingScreen(page)).toHaveCount(0);
  }
});

test("the screen has no accessibility violations in either theme", async ({ page }) => {
  await openStopped(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const moment of [300, 3000]) {
      await moveTo(page, moment);
      const { violations } = await new AxeBuilder({ page }).include("section[aria-label=Loading]").analyze();
      expect(violations).toEqual([]);
    }
  }
});

/** As if this tab had had its opening screen, but not its welcome. */
async function skipOpening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol.startsWith("http")) sessionStorage.setItem("loading-screen-seen", "1");
  });
}

test.describe("the welcome", () => {
  const welcome = (page: Page) => page.getByText("Welcome to my portfolio!", { exact: true });

  /** 1.5 s from now, by the page's clock. The toaster itself shows it a moment later. */
  async function expectWelcome(page: Page) {
    await page.clock.runFor(1499);
    await expect(welcome(page)).toBeHidden();
    await page.clock.runFor(50);
    await expect(welcome(page)).toBeVisible();
    await expect(
      page.getByText("Thanks for visiting. Feel free to explore my projects and get in touch!"),
    ).toBeVisible();
  }

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
  });

  test("comes 1.5 s after the opening screen has gone", async ({ page }) => {
    await openStopped(page);
    await moveTo(page, 3000);
    await page.clock.runFor(5000);
    await expect(welcome(page)).toBeHidden();
    await moveTo(page, 4399);
    await letGo(page);
    await expect(loadingScreen(page)).toHaveCount(0);
    await expectWelcome(page);
  });

  test("comes 1.5 s after the load where no opening screen shows, and once in a tab", async ({ page }) => {
    await skipOpening(page);
    await page.goto("/");
    await expect(loadingScreen(page)).toHaveCount(0);
    await expectWelcome(page);
    await page.reload();
    await expect(loadingScreen(page)).toHaveCount(0);
    await page.clock.runFor(3000);
    await expect(welcome(page)).toBeHidden();
  });
});

test.describe("between pages", () => {
  test.beforeEach(({ page }) => skipOpening(page));

  const toProjects = (page: Page) =>
    page.getByRole("contentinfo").getByRole("link", { name: "Projects", exact: true }).click();

  test("a link to another page shows 'Loading page' for 1.5 s, then fades", async ({ page }) => {
    await openStopped(page);
    await toProjects(page);
    await expect(loadingScreen(page)).toContainText(ROUTE_LOADING_MESSAGE);
    await expect(progress(page)).toHaveCount(1);
    await moveTo(page, 700);
    await expect(progress(page)).toHaveAttribute("aria-valuenow", "100");
    await moveTo(page, 1500);
    expect((await styleOf(page)).opacity).toBe(1);
    await expect(loadingScreen(page)).toContainText(ROUTE_LOADING_MESSAGE);
    await moveTo(page, 1600);
    expect((await styleOf(page)).opacity).toBeLessThan(1);
    await letGo(page);
    await expect(loadingScreen(page)).toHaveCount(0);
    await expect(mainHeading(page)).toHaveText(projects.title);
  });

  test("the screen is there before a slow page is, and Escape leaves it early", async ({ page }) => {
    await page.route("**/projects?_rsc=*", () => undefined);
    await openStopped(page);
    await toProjects(page);
    await expect(loadingScreen(page)).toContainText(ROUTE_LOADING_MESSAGE);
    await expect(page).toHaveURL(/\/$/);
    await moveTo(page, 100);
    await page.keyboard.press("Escape");
    await expect.poll(() => readTime(page)).toBe(1500);
  });

  test("back and forward show it too, but not to home", async ({ page }) => {
    await openStopped(page);
    await toProjects(page);
    await expect(loadingScreen(page)).toBeVisible();
    await expect(page).toHaveURL(/\/projects$/);
    await page.goBack();
    await expect(loadingScreen(page)).toBeHidden();
    await expect(mainHeading(page)).toContainText(hero.greeting);
    await page.goForward();
    await expect(loadingScreen(page)).toContainText(ROUTE_LOADING_MESSAGE);
  });

  test("a change of hash or query alone shows nothing", async ({ page }) => {
    await openStopped(page, "/projects");
    await page.evaluate(() => {
      location.hash = "trailhead";
      history.pushState(null, "", "?tech=React");
    });
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/projects$/);
    await expect(loadingScreen(page)).toHaveCount(0);
  });
});
