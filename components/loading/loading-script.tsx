"use client";

import { useEffect } from "react";

/** Inline in the head, so that it runs before the first paint. `storage` remembers that the opening screen was seen. */
export function LoadingScript({ storage }: { storage: "localStorage" | "sessionStorage" }) {
  useEffect(() => void dispatchEvent(new Event("hydrated")), []);
  const source = typeof window === "undefined" ? `(${watchLoadingScreens})("${storage}");(${repeatEarlyPress})()` : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}

/** Serialised into the head, so it cannot use imports or outer variables. */
function watchLoadingScreens(storage: "localStorage" | "sessionStorage"): void {
  const seenKey = "loading-screen-seen";
  try {
    if (window[storage].getItem(seenKey)) document.documentElement.dataset.loadingSeen = "";
    window[storage].setItem(seenKey, "1");
  } catch {
    // If storage is blocked, every page load shows the opening screen.
  }

  const leave = (screen: HTMLElement) => {
    const fadeStart = screen.getAnimations()[0]?.effect?.getTiming().delay ?? 0;
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

/** Replays a button click made during the last 1.5 s before hydration. Serialised into the head. */
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
  // Listen on the window. React listens on the document, so once it has hydrated, it handles a click first.
  addEventListener("click", remember);
  addEventListener("hydrated", repeat, { once: true });
}
