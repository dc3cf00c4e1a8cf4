import type { Page } from "@playwright/test";
import { LOADING_SEEN_KEY } from "./fixtures";

export const showOpeningScreen = (page: Page) =>
  page.addInitScript((key) => sessionStorage.removeItem(key), LOADING_SEEN_KEY);

export const loadingScreen = (page: Page) => page.getByRole("region", { name: "Loading", includeHidden: true });

/** Pauses the loading screen on its first frame, so that tests control its timing on fast and slow machines alike. */
export const stopAtFirstFrame = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("animationstart", ({ target }) => {
      const screen =
        target instanceof Element ? target.closest("section[aria-label=Loading]:not([data-stopped])") : null;
      screen?.setAttribute("data-stopped", "");
      for (const animation of screen?.getAnimations({ subtree: true }) ?? []) animation.pause();
    });
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
