"use client";

import { useEffect } from "react";
import { findFade } from "./loading";

/** Stands in the head as it is: a queued script would come after the first paint. */
export function LoadingScript() {
  useEffect(() => void dispatchEvent(new Event("hydrated")), []);
  const source = typeof window === "undefined" ? `(${watchLoadingScreens})(${findFade});(${repeatEarlyPress})()` : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}

/**
 * Marks the root when this tab has already seen the first loading screen, and lets a visitor leave a loading screen early:
 * by Skip, Escape, or Tab on into the page. Its source goes into the head, so it uses nothing from outside.
 */
function watchLoadingScreens(find: typeof findFade): void {
  const seenKey = "loading-screen-seen";
  try {
    if (sessionStorage.getItem(seenKey)) document.documentElement.dataset.loadingSeen = "";
    sessionStorage.setItem(seenKey, "1");
  } catch {
    // Blocked storage: every load is a first one.
  }

  const leave = (screen: HTMLElement) => {
    const fadeStart = find(screen)?.effect?.getTiming().delay ?? 0;
    for (const animation of screen.getAnimations({ subtree: true })) {
      animation.currentTime = Math.max(Number(animation.currentTime), fadeStart);
    }
    screen.dataset.left = "";
  };

  document.addEventListener("click", ({ target }) => {
    const skip = target instanceof Element ? target.closest("[data-loading-skip]") : null;
    const screen = skip?.closest<HTMLElement>(".loading-screen");
    if (screen) leave(screen);
  });

  document.addEventListener("keyup", ({ key }) => {
    const screen = document.querySelector<HTMLElement>(".loading-screen:not([data-left])");
    if (!screen) return;
    const focused = document.activeElement;
    const hasTabbedOut = key === "Tab" && focused !== document.body && !screen.contains(focused);
    if (key === "Escape" || hasTabbedOut) leave(screen);
  });
}

/**
 * A button that is pressed shortly before the page is hydrated is pressed again then. After 1.5 s nobody waits for an answer
 * any more. Its source goes into the head too.
 */
function repeatEarlyPress(): void {
  let pressed: HTMLElement | null = null;
  let pressedAt = 0;
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>("button[type=button]") : null;
    pressedAt = Date.now();
  };
  const repeat = () => {
    removeEventListener("click", remember);
    if (Date.now() - pressedAt <= 1500) pressed?.click();
  };
  // Not at the document: React listens there, and hydrates for a press that it sees before this does.
  addEventListener("click", remember);
  addEventListener("hydrated", repeat, { once: true });
}
