import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { hero } from "@/content/hero";
import { projects } from "@/content/projects";
import { site } from "@/content/site";
import { expect, test } from "./support/fixtures";
import { letGo, loadingScreen, stopAtFirstFrame } from "./support/opening-screen";

const DEFAULT_LOADING_MESSAGE = "Loading awesome content";
const ROUTE_LOADING_MESSAGE = "Loading page";
const STATUSES =
  /Building awesome experience|Preparing digital magic|Loading portfolio|Initializing creativity|Gathering my projects/;

test.use({ showsOpeningScreen: true });

const overlay = (page: Page) => page.getByRole("region", { name: "Loading" });
const progress = (page: Page) => page.getByRole("progressbar");
const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });

/** 3 s of progress and 800 ms at 100: where leaving early takes the screen. */
const FADE_START_MS = 3800;

/** Moves the stopped screen to a moment, in milliseconds since its first frame. */
async function moveTo(page: Page, moment: number): Promise<void> {
  await loadingScreen(page).evaluate((element, time) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
  }, moment);
}

/** Where the screen is, in milliseconds since its first frame. */
async function readTime(page: Page): Promise<number> {
  return loadingScreen(page).evaluate((element) => Number(element.getAnimations()[0]?.currentTime));
}

/** Stops all animations where they are, from outside the page: for one that may not run scripts. */
async function stopAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

/** Waits for the end by the browser's own clock; the planned and the real stay in milliseconds. */
async function measureStay(page: Page): Promise<{ planned: number; real: number }> {
  return loadingScreen(page).evaluate(async (element) => {
    while (element.getAnimations().length === 0) await new Promise(requestAnimationFrame);
    const fade = element
      .getAnimations()
      .find((animation) => (animation as CSSAnimation).animationName === "loading-leave");
    if (!fade) throw new Error("the screen does not fade");
    await fade.ready;
    const start = Number(fade.startTime);
    await fade.finished;
    const planned = Number(fade.effect?.getComputedTiming().endTime);
    return { planned, real: Number(document.timeline.currentTime) - start };
  });
}

/** Names of the animations that run in the screen. */
async function listMotions(page: Page): Promise<string[]> {
  return overlay(page).evaluate((screen) =>
    screen.getAnimations({ subtree: true }).map((animation) => (animation as CSSAnimation).animationName),
  );
}

const styleOf = (page: Page, property: "opacity" | "visibility" | "pointer-events") =>
  loadingScreen(page).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.describe("the first visit of a tab", () => {
  test("ends with its wordmark where the header's brand is", async ({ page }) => {
    await stopAtFirstFrame(page);
    await page.goto("/");
    const placeOf = (place: Locator) =>
      place.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top + height / 2, width].map(Math.round);
      });
    const brand = await placeOf(page.locator("header .font-display").first());
    await expect
      .poll(async () => {
        await moveTo(page, FADE_START_MS + 600);
        return placeOf(overlay(page).locator(".loading-surveyed .loading-wordmark"));
      })
      .toEqual(brand);
  });

  test("opens with the wordmark, a status line and progress that follows the time", async ({ page }) => {
    await stopAtFirstFrame(page);
    await page.goto("/");
    await expect(overlay(page)).toContainText(site.owner.firstName);
    await moveTo(page, 0);
    await expect(overlay(page).getByText("…")).toBeHidden();
    await expect(progress(page)).toHaveCount(1);

    await moveTo(page, 299);
    await expect(overlay(page).getByText("…")).toBeHidden();
    await moveTo(page, 300);
    await expect(overlay(page).getByText("…")).toBeVisible();

    for (const [moment, percent] of [
      [1500, 50],
      [2999, 99],
      [3000, 100],
    ] as const) {
      await moveTo(page, moment);
      await expect(progress(page)).toHaveAttribute("aria-valuenow", String(percent));
      await expect(overlay(page).getByText(`${percent}%`, { exact: true })).toBeVisible();
    }
  });

  test("changes its status line after 2 s to one of the list", async ({ page }) => {
    await stopAtFirstFrame(page);
    await page.goto("/");
    await moveTo(page, 1999);
    await expect(progress(page)).toHaveAttribute("aria-valuenow", "66");
    await expect(overlay(page)).toContainText(DEFAULT_LOADING_MESSAGE);
    await moveTo(page, 2000);
    await expect(overlay(page)).not.toContainText(DEFAULT_LOADING_MESSAGE);
    await expect(overlay(page)).toContainText(STATUSES);
  });

  test("holds 800 ms at 100, fades for 600 ms and lets pointers through from 4 s", async ({ page }) => {
    await stopAtFirstFrame(page);
    await page.goto("/");
    await moveTo(page, 3800);
    expect(await styleOf(page, "opacity")).toBe("1");
    await moveTo(page, 3999);
    expect(Number(await styleOf(page, "opacity"))).toBeLessThan(1);
    expect(await styleOf(page, "pointer-events")).toBe("auto");
    await moveTo(page, 4000);
    expect(await styleOf(page, "pointer-events")).toBe("none");
    expect(await styleOf(page, "visibility")).toBe("visible");
    await moveTo(page, 4399);
    await expect(overlay(page)).toBeVisible();
    await letGo(page);
    await expect(loadingScreen(page)).toHaveCount(0);
  });

  test("lasts 4.4 s by the browser's clock, shifts nothing, and is not shown on a reload", async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        // Painted while its HTML is still being read, a line grows as it comes.
        if (document.readyState === "loading") return;
        for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
          const nodes = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
          if (nodes.some((node) => node?.closest(".loading-screen")))
            console.error(`the loading screen shifts: ${nodes.map((node) => node?.outerHTML).join()}`);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/", { waitUntil: "commit" });
    await expect(overlay(page)).toBeVisible();
    const stay = await measureStay(page);
    expect(stay.planned).toBeCloseTo(4400);
    expect(Math.ceil(stay.real)).toBeGreaterThanOrEqual(4400);
    await expect(loadingScreen(page)).toHaveCount(0);

    await page.reload();
    await expect(mainHeading(page)).toBeVisible();
    await expect(progress(page)).toHaveCount(0);
    await expect(loadingScreen(page)).toHaveCount(0);
  });

  test("shows the opening screen alone when it begins on another page", async ({ page }) => {
    await stopAtFirstFrame(page);
    await page.goto("/projects");
    await expect(progress(page)).toHaveCount(1);
    await expect(overlay(page)).toContainText(DEFAULT_LOADING_MESSAGE);
  });
});

test.describe("a visitor in a hurry", () => {
  for (const [way, leave] of [
    ["Skip", (page: Page) => page.getByRole("button", { name: "Skip" }).click()],
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ] as const) {
    test(`presses ${way}`, async ({ page }) => {
      await stopAtFirstFrame(page);
      await page.goto("/");
      await leave(page);
      await expect.poll(() => readTime(page)).toBe(FADE_START_MS);
      await letGo(page);
      await expect(loadingScreen(page)).toHaveCount(0);
      await page.getByRole("link", { name: "Get in Touch" }).click();
      await expect(page).toHaveURL(/#contact$/);
    });
  }

  test("meets Skip first with Tab; going on lifts the screen, so that focus is never beneath it", async ({ page }) => {
    await stopAtFirstFrame(page);
    await page.goto("/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Skip" })).toBeFocused();
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await expect.poll(() => readTime(page)).toBe(FADE_START_MS);
    await letGo(page);
    await expect(loadingScreen(page)).toHaveCount(0);
  });

  test("leaves through the fade, before any other script has come", async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED/);
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await stopAtFirstFrame(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Skip" }).click();
    expect(await readTime(page)).toBe(FADE_START_MS);
    await letGo(page);
    await expect(loadingScreen(page)).toBeHidden();
  });
});

test.describe("without the site's scripts", () => {
  test("the screen counts, leaves and frees the page when they fail to load", async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED/);
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await stopAtFirstFrame(page);
    await page.goto("/");
    await expect(overlay(page)).toBeVisible();
    const counted = page.locator(".loading-percent");
    await moveTo(page, 1500);
    expect(await counted.evaluate((element) => getComputedStyle(element, "::before").counterReset)).toBe("loading 50");
    await letGo(page);
    await expect(loadingScreen(page)).toBeHidden();
    await page.getByRole("link", { name: "Get in Touch" }).click();
    await expect(page).toHaveURL(/#contact$/);
  });

  test("the page is readable and the screen gone after 4.4 s when JavaScript is off", async ({ openContext }) => {
    const context = await openContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/", { waitUntil: "commit" });
    await expect(overlay(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Skip" })).toBeHidden();
    await expect(mainHeading(page)).toContainText(site.owner.firstName);
    await expect(loadingScreen(page)).toBeHidden();
    await page.getByRole("link", { name: "Get in Touch" }).click();
    await expect(page).toHaveURL(/#contact$/);
  });

  test("Tab lifts the screen when JavaScript is off", async ({ openContext }) => {
    const context = await openContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await stopAnimations(page);
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await expect(loadingScreen(page)).toBeHidden();
  });
});

test("with reduced motion nothing spins or slides, and the times stay", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/", { waitUntil: "commit" });
  await expect(overlay(page)).toBeVisible();
  const motions = await listMotions(page);
  expect(motions).toContain("loading-leave");
  for (const moving of ["loading-spin", "loading-survey", "loading-surveyed"]) expect(motions).not.toContain(moving);
  expect(await page.locator(".loading-bar").evaluate((bar) => getComputedStyle(bar).animationTimingFunction)).toMatch(
    /^steps/,
  );
  const stay = await measureStay(page);
  expect(stay.planned).toBeCloseTo(4400);
  expect(Math.ceil(stay.real)).toBeGreaterThanOrEqual(4400);
});

test("what moves is moved by the compositor: nothing is painted again, and a busy page holds nothing up", async ({
  page,
}) => {
  await stopAtFirstFrame(page);
  await page.goto("/");
  expect(await listMotions(page)).toContain("loading-spin");
  const moved = await overlay(page).evaluate((screen) =>
    screen
      .getAnimations({ subtree: true })
      .filter(({ effect }) => Number(effect?.getTiming().duration) > 0)
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((keyframe) => Object.keys(keyframe))
      // The figure is not moved: it counts, in the style sheet until the script writes it.
      .filter((name) => !["offset", "computedOffset", "easing", "composite", "--loading-percent"].includes(name)),
  );
  expect(new Set(moved)).toEqual(new Set(["transform", "rotate", "opacity"]));
});

test("its end has the style of few elements worked out anew, not that of the page it uncovers", async ({
  page,
  browser,
}) => {
  await stopAtFirstFrame(page);
  await page.goto("/");
  await moveTo(page, 4399);
  await expect(progress(page)).toHaveAttribute("aria-valuenow", "100");
  const elements = await page.locator("body *").count();
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await letGo(page);
  await expect(loadingScreen(page)).toHaveCount(0);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const styled = trace.traceEvents.flatMap(({ name, args }) =>
    name === "UpdateLayoutTree" ? (args.elementCount ?? 0) : [],
  );
  expect(styled).not.toEqual([]);
  expect(Math.max(...styled)).toBeLessThan(elements / 3);
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
    await expect(overlay(page)).toBeVisible();
    await moveTo(page, 4399);
    await letGo(page);
    await expect(loadingScreen(page)).toHaveCount(0);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the screen has no accessibility violations in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await stopAtFirstFrame(page);
    await page.goto("/");
    for (const moment of [300, 3000]) {
      await moveTo(page, moment);
      const { violations } = await new AxeBuilder({ page }).include(".loading-screen").analyze();
      expect(violations).toEqual([]);
    }
  });
}

/** As if this tab had had its opening screen, but not its welcome. */
async function skipOpening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol.startsWith("http")) sessionStorage.setItem("loading-screen-seen", "1");
  });
}

test.describe("the welcome", () => {
  const welcome = (page: Page) => page.getByText("Welcome to my portfolio!", { exact: true });

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
  });

  test("comes 1.5 s after the opening screen has gone", async ({ page }) => {
    await stopAtFirstFrame(page);
    await page.goto("/");
    await moveTo(page, 3000);
    await page.clock.runFor(5000);
    await expect(welcome(page)).toBeHidden();
    await moveTo(page, 4399);
    await letGo(page);
    await expect(loadingScreen(page)).toHaveCount(0);
    await page.clock.runFor(1499);
    await expect(welcome(page)).toBeHidden();
    // The toaster itself shows it a moment later.
    await page.clock.runFor(50);
    await expect(welcome(page)).toBeVisible();
    await expect(
      page.getByText("Thanks for visiting. Feel free to explore my projects and get in touch!"),
    ).toBeVisible();
  });

  test("comes 1.5 s after the load where no opening screen shows, and once in a tab", async ({ page }) => {
    await skipOpening(page);
    await page.goto("/");
    await expect(loadingScreen(page)).toHaveCount(0);
    await page.clock.runFor(1499);
    await expect(welcome(page)).toBeHidden();
    // The toaster itself shows it a moment later.
    await page.clock.runFor(50);
    await expect(welcome(page)).toBeVisible();

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
    await stopAtFirstFrame(page);
    await page.goto("/");
    await toProjects(page);
    await expect(overlay(page)).toContainText(ROUTE_LOADING_MESSAGE);
    await expect(progress(page)).toHaveCount(1);
    await moveTo(page, 700);
    await expect(progress(page)).toHaveAttribute("aria-valuenow", "100");
    await moveTo(page, 1500);
    expect(await styleOf(page, "opacity")).toBe("1");
    await expect(overlay(page)).toContainText(ROUTE_LOADING_MESSAGE);
    await moveTo(page, 1600);
    expect(Number(await styleOf(page, "opacity"))).toBeLessThan(1);
    await letGo(page);
    await expect(loadingScreen(page)).toHaveCount(0);
    await expect(mainHeading(page)).toHaveText(projects.title);
  });

  test("the screen is there before a slow page is", async ({ page }) => {
    await page.route("**/projects?_rsc=*", () => undefined);
    await stopAtFirstFrame(page);
    await page.goto("/");
    await toProjects(page);
    await expect(overlay(page)).toContainText(ROUTE_LOADING_MESSAGE);
    await expect(page).toHaveURL(/\/$/);
  });

  test("back and forward show it too, but not to home", async ({ page }) => {
    await stopAtFirstFrame(page);
    await page.goto("/");
    await toProjects(page);
    await expect(overlay(page)).toBeVisible();
    await expect(page).toHaveURL(/\/projects$/);
    await page.goBack();
    await expect(overlay(page)).toBeHidden();
    await expect(mainHeading(page)).toContainText(hero.greeting);
    await page.goForward();
    await expect(overlay(page)).toContainText(ROUTE_LOADING_MESSAGE);
    await letGo(page);
    await expect(loadingScreen(page)).toHaveCount(0);
  });

  test("a change of hash or query alone shows nothing", async ({ page }) => {
    await stopAtFirstFrame(page);
    await page.goto("/projects");
    await page.evaluate(() => {
      location.hash = "trailhead";
      history.pushState(null, "", "?tech=React");
    });
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/projects$/);
    await expect(loadingScreen(page)).toHaveCount(0);
  });

  test("Escape leaves it early", async ({ page }) => {
    await stopAtFirstFrame(page);
    await page.goto("/");
    await toProjects(page);
    await expect(overlay(page)).toBeVisible();
    await moveTo(page, 100);
    await page.keyboard.press("Escape");
    await expect(loadingScreen(page)).toHaveAttribute("inert", "");
    expect(await readTime(page)).toBe(1500);
  });
});
