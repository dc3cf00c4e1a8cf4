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
    const stopped = new WeakSet<Element>();
    document.addEventListener("animationstart", ({ target }) => {
      const element = target instanceof Element ? target.closest("section[aria-label=Loading]") : null;
      if (!element || stopped.has(element)) return;
      stopped.add(element);
      for (const animation of element.getAnimations({ subtree: true })) animation.pause();
    });
  });

/** Lets the stopped screen go on from where it is, to its end. */
export const letGo = (page: Page) =>
  loadingScreen(page).evaluate((element) => {
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
