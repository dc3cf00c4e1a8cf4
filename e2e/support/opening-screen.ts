import type { Page } from "@playwright/test";
import { LOADING_SEEN_KEY } from "./fixtures";

/** Lets a page begin with the opening screen although the tab has seen it; the fixtures say that of every tab. */
export const showOpeningScreen = (page: Page) =>
  page.addInitScript((key) => sessionStorage.removeItem(key), LOADING_SEEN_KEY);

/** The loading screen, wherever it is: hidden, inert or gone, too. */
export const loadingScreen = (page: Page) => page.getByRole("region", { name: "Loading", includeHidden: true });

/**
 * Loading screens run on the CSS timeline, which the page clock does not move. They are stopped at their first frame and
 * moved by hand: exact to the millisecond, whatever the machine's speed, and without waiting.
 */
export const stopAtFirstFrame = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("animationstart", ({ target }) => {
      const screen =
        target instanceof Element ? target.closest("section[aria-label=Loading]:not([data-stopped])") : null;
      screen?.setAttribute("data-stopped", "");
      for (const animation of screen?.getAnimations({ subtree: true }) ?? []) animation.pause();
    });
  });

/** Lets the screen go on from where it is, to its end; it is not stopped afterwards. */
export const letGo = (page: Page) =>
  loadingScreen(page).evaluate((element) => {
    element.setAttribute("data-stopped", "");
    for (const animation of element.getAnimations({ subtree: true })) animation.play();
  });

/** Presses Skip on the stopped screen, and lets it leave. */
export async function skipOpeningScreen(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Skip" }).click();
  await letGo(page);
}

/** Stops all animations at their first frame, also where the page may not run scripts; returns how to let them go. */
export async function freezeAnimations(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  return () => session.send("Animation.setPlaybackRate", { playbackRate: 1 });
}
