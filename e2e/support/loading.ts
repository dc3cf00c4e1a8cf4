import type { Page } from "@playwright/test";
import { expect, LOADING_SEEN_KEY } from "./fixtures";

export const DEFAULT_MESSAGE = "Loading awesome content";
export const STATUSES =
  /^(Building awesome experience|Preparing digital magic|Loading portfolio|Initializing creativity|Gathering my projects)…$/;
/** The fade starts after 3 s of progress and 800 ms at 100%. */
export const FADE_START_MS = 3800;

export const progress = (page: Page) => page.getByRole("progressbar");
export const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });
export const skip = (page: Page) => page.getByRole("button", { name: "Skip" });

export async function openStopped(page: Page, path = "/") {
  await stopAtFirstFrame(page);
  await page.goto(path);
  await expect(loadingScreen(page)).toHaveAttribute("data-stopped");
}

export const moveTo = (page: Page, moment: number) =>
  loadingScreen(page).evaluate((element, time) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
  }, moment);

export const readFadeStartMs = (page: Page) =>
  loadingScreen(page).evaluate((element) => Number(element.getAnimations()[0]?.effect?.getTiming().delay));

export const statusLine = (page: Page) => loadingScreen(page).locator("p").filter({ hasText: "…" });

export const percentage = (page: Page) => loadingScreen(page).locator("p").filter({ hasText: "%" });

export const readOpacity = (page: Page) =>
  loadingScreen(page).evaluate((screen) => Number(getComputedStyle(screen).opacity));

export const readHits = (page: Page) =>
  loadingScreen(page).evaluate((screen) => {
    const shares = [0.05, 0.5, 0.95];
    const points = shares.flatMap((x) => shares.map((y) => [x * innerWidth, y * innerHeight] as const));
    return [...new Set(points.map(([x, y]) => screen.contains(document.elementFromPoint(x, y))))];
  });

/** Runs in the browser, which remembers the opening screen for a tab, or for good. */
const forget = (key: string) => {
  for (const storage of [sessionStorage, localStorage]) storage.removeItem(key);
};
export const showOpeningScreen = (page: Page) => page.addInitScript(forget, LOADING_SEEN_KEY);
export const forgetOpeningScreen = (page: Page) => page.evaluate(forget, LOADING_SEEN_KEY);

export const loadingScreen = (page: Page) => page.getByRole("region", { name: "Loading", includeHidden: true });

/**
 * Pauses the opening screen on its first frame, and the screen between pages as soon as it is there, so that tests control
 * their timing: a busy browser may draw no frame before the latter has ended.
 */
export const stopAtFirstFrame = (page: Page) =>
  page.addInitScript(() => {
    const running = "section[aria-label=Loading]:not([data-stopped])";
    const stop = (screen: Element | null) => {
      screen?.setAttribute("data-stopped", "");
      for (const animation of screen?.getAnimations({ subtree: true }) ?? []) animation.pause();
    };
    document.addEventListener("animationstart", ({ target }) => {
      if (target instanceof Element) stop(target.closest(running));
    });
    new MutationObserver(() => {
      if (document.readyState === "complete") stop(document.querySelector(running));
    }).observe(document, { childList: true, subtree: true });
  });

export const letGo = (page: Page) =>
  loadingScreen(page).evaluate((element) => {
    element.setAttribute("data-stopped", "");
    for (const animation of element.getAnimations({ subtree: true })) animation.play();
  });

export async function skipOpeningScreen(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Skip" }).click();
  await letGo(page);
}

/** Freezes animations even on pages without JavaScript. Returns a function that resumes them. */
export async function freezeAnimations(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  return () => session.send("Animation.setPlaybackRate", { playbackRate: 1 });
}
