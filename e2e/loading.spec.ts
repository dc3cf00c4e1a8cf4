import type { Locator, Page } from "@playwright/test";
import { findAxeViolations } from "./support/axe";
import { expect, MOVING, test, WELCOME_SHOWN_KEY } from "./support/fixtures";
import {
  DEFAULT_MESSAGE,
  FADE_START_MS,
  freezeAnimations,
  letGo,
  loadingScreen,
  mainHeading,
  moveTo,
  openStopped,
  percentage,
  progress,
  readHits,
  readOpacity,
  skip,
  STATUSES,
  statusLine,
} from "./support/loading";
import { hasOpeningScreen, hasProjects, recordShifts, setColorScheme } from "./support/page";
import { portfolio } from "./support/portfolio";

const readStayMs = (page: Page) =>
  loadingScreen(page).evaluate((element) =>
    Math.max(...element.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
  );

/** Expects clicks to pass through only once the screen is half transparent, 200 ms into its fade. */
async function expectNoClickThrough(page: Page, leavesAt: number, widths = [1280]) {
  for (const width of widths) {
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

test.use({ ...MOVING, showsOpeningScreen: true });
test.skip(!hasOpeningScreen, "needs an opening screen");

test("the first visit in a tab starts with an accessible opening screen, which lasts 4.4 s", async ({ page }) => {
  // Freeze the animations over CDP, because on a slow machine a script in the page would run too late.
  const letAllGo = await freezeAnimations(page);
  const readShifts = await recordShifts(page, "section[aria-label=Loading], section[aria-label=Loading] *");
  await page.goto("/");
  await expect(loadingScreen(page)).toContainText(portfolio.owner.firstName);
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
    await expect(percentage(page)).toHaveText(`${percent}%`);
    await expect(statusLine(page)).toHaveText(typeof status === "string" ? `${status}…` : status);
    await expect(statusLine(page).getByText("…").last()).toBeVisible({ visible: hasEllipsis });
    const coordinates = portfolio.owner.coordinates;
    await expect(loadingScreen(page).getByText(coordinates)).toBeVisible({ visible: percent === 100 });
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await setColorScheme(page, colorScheme);
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
  await moveTo(page, FADE_START_MS + 400);
  await expect(wordmark, "it stays there until the screen is gone").toHaveCSS("opacity", "1");
  await letGo(page);
  await letAllGo();
  await expect(loadingScreen(page)).toHaveCount(0);
  expect(await readShifts()).toEqual([]);

  await page.reload();
  await expect(mainHeading(page)).toBeVisible();
  await expect(loadingScreen(page)).toHaveCount(0);
});

test("clicks do not pass through an opaque loading screen, with or without scripts", async ({ page, openContext }) => {
  // Suppress the welcome toast, which appears after 1.5 s and would cover the loading screen between pages.
  await page.addInitScript((key) => sessionStorage.setItem(key, "1"), WELCOME_SHOWN_KEY);
  await openStopped(page);
  await expectNoClickThrough(page, FADE_START_MS, [390, 1280]);

  const plain = await (await openContext({ javaScriptEnabled: false })).newPage();
  await freezeAnimations(plain);
  await plain.goto("/");
  await expectNoClickThrough(plain, FADE_START_MS);

  if (!hasProjects) return;
  await letGo(page);
  await expect(loadingScreen(page)).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Projects", exact: true }).click();
  await expect(loadingScreen(page)).toHaveAttribute("data-stopped");
  await expectNoClickThrough(page, 1500);
});

test("with reduced motion, only the progress bar moves, and the duration stays the same", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await freezeAnimations(page);
  await page.goto("/");
  await expect(percentage(page)).toHaveText(/^\d+%$/);
  expect(await readStayMs(page)).toBeCloseTo(4400);
  const readPlaces = () =>
    loadingScreen(page).evaluate((screen) =>
      [...screen.querySelectorAll(":not([role=progressbar] *)")]
        .filter(({ textContent }) => !textContent?.endsWith("%"))
        .map((part) => part.getBoundingClientRect())
        .map(({ left, top }) => [Math.round(left), Math.round(top)]),
    );
  for (const [status, ...moments] of [
    [DEFAULT_MESSAGE, 400, 650, 1900],
    [STATUSES, 2100, 3400, FADE_START_MS + 150],
  ] as const) {
    await moveTo(page, moments[0]);
    await expect(statusLine(page)).toHaveText(typeof status === "string" ? `${status}…` : status);
    const places = await readPlaces();
    expect(places.length).toBeGreaterThan(5);
    for (const moment of moments) {
      await moveTo(page, moment);
      expect(await readPlaces(), `at ${moment} ms`).toEqual(places);
    }
  }
});

test("a name of wide letters fits the opening screen of a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openStopped(page);
  const wordmark = loadingScreen(page).locator(".loading-wordmark");
  await wordmark.evaluate((mark) => {
    mark.textContent = "<Mohammed />";
    mark.closest<HTMLElement>("section")?.style.setProperty("--letters", "11");
  });
  await expect(wordmark).toBeInViewport({ ratio: 1 });
});

test("the welcome toast appears 1.5 s after the opening screen, once per tab", async ({ page }) => {
  const { title, description } = portfolio.welcome || { title: "", description: "" };
  test.skip(!title, "needs the welcome");
  const welcome = page.getByText(title, { exact: true });
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
  // Sonner renders in a separate task.
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(welcome).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.getByText(description)).toBeVisible();
  await page.reload();
  await expect(loadingScreen(page)).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(welcome).toBeHidden();

  const newTab = await page.context().newPage();
  await newTab.goto("/");
  await newTab.keyboard.press("Escape");
  await expect(loadingScreen(newTab)).toHaveCount(0);
  await expect(async () => {
    await newTab.clock.runFor(500);
    await expect(newTab.getByText(title, { exact: true })).toBeVisible({ timeout: 200 });
  }).toPass();
});

test("every 2 s, the status changes to another from the list, in no fixed order", async ({ page }) => {
  const firsts = new Set<string>();
  const status = statusLine(page);
  await expect(async () => {
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
    await openStopped(page);
    await expect(status).toContainText(DEFAULT_MESSAGE);
    await moveTo(page, 2000);
    await expect(status).toHaveText(STATUSES);
    const first = await status.innerText();
    firsts.add(first);
    await moveTo(page, 4000);
    await expect(status).not.toHaveText(first);
    await expect(status).toHaveText(STATUSES);
    expect(firsts.size).toBeGreaterThan(1);
  }).toPass();
});

test("without scripts, no percentage is shown; with them, it counts before React starts", async ({
  page,
  openContext,
  consoleErrors,
}) => {
  const plain = await (await openContext({ javaScriptEnabled: false })).newPage();
  await freezeAnimations(plain);
  await plain.goto("/");
  await moveTo(plain, 1500);
  await expect(statusLine(plain)).toHaveText(`${DEFAULT_MESSAGE}…`);
  await expect(percentage(plain)).toHaveCount(0);
  await expect(progress(plain)).not.toHaveAttribute("aria-valuenow");

  consoleErrors.allow(/ERR_FAILED \(.*\.js/);
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await openStopped(page);
  for (const [moment, percent, status] of [
    [0, 0, DEFAULT_MESSAGE],
    [1500, 50, DEFAULT_MESSAGE],
    [3500, 100, STATUSES],
  ] as const) {
    await moveTo(page, moment);
    await expect(percentage(page)).toHaveText(`${percent}%`);
    await expect(progress(page)).toHaveAttribute("aria-valuenow", String(percent));
    await expect(statusLine(page)).toHaveText(typeof status === "string" ? `${status}…` : status);
  }
});

/** Changes the page's HTML before React sees it, as an extension, an e-mail obfuscator or a translator does. */
async function openChanged(page: Page) {
  let send = () => {};
  const isSent = new Promise<void>((resolve) => (send = resolve));
  await page.route("**/_next/static/**/*.js", (route) => isSent.then(() => route.continue()));
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(">Skip to content<", "><font>Zum Inhalt</font><");
    await route.fulfill({ response, body });
  });
  await page.goto("/", { waitUntil: "commit" });
  const old = page.getByText("Zum Inhalt");
  await expect(old).toBeAttached();
  /** Lets the scripts load, and waits until React has replaced the elements. */
  return async () => {
    send();
    await expect(old).toHaveCount(0);
  };
}

const HYDRATION_ERROR = /Minified React error #(418|423|425)/;

test("if React cannot hydrate the page, the opening screen ends instead of starting over", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(HYDRATION_ERROR);
  await freezeAnimations(page);
  const hydrate = await openChanged(page);
  await expect(loadingScreen(page)).toBeVisible();
  await hydrate();
  expect(await loadingScreen(page).count()).toBe(0);
});

test("if React cannot hydrate the page, an opening screen that was skipped or seen does not come back", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(HYDRATION_ERROR);
  const letAllGo = await freezeAnimations(page);
  const hydrate = await openChanged(page);
  await skip(page).click();
  await letAllGo();
  await expect(loadingScreen(page)).toBeHidden();
  await hydrate();
  expect(await loadingScreen(page).count()).toBe(0);
  await page.unrouteAll();
  const hydrateAgain = await openChanged(page);
  await expect(loadingScreen(page)).toBeHidden();
  await hydrateAgain();
  expect(await loadingScreen(page).count()).toBe(0);
});
