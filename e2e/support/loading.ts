import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { loadingScreen, stopAtFirstFrame } from "./opening-screen";

export const DEFAULT_MESSAGE = "Loading awesome content";
/** The fade starts after 3 s of progress and 800 ms at 100%. The Skip button jumps to this point. */
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

export const readTimeMs = (page: Page) =>
  loadingScreen(page).evaluate((element) => Number(element.getAnimations()[0]?.currentTime));

export const readOpacity = (page: Page) =>
  loadingScreen(page).evaluate((screen) => Number(getComputedStyle(screen).opacity));

export const readHits = (page: Page) =>
  loadingScreen(page).evaluate((screen) => {
    const shares = [0.05, 0.5, 0.95];
    const points = shares.flatMap((x) => shares.map((y) => [x * innerWidth, y * innerHeight] as const));
    return [...new Set(points.map(([x, y]) => screen.contains(document.elementFromPoint(x, y))))];
  });
