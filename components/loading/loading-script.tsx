"use client";

/** Inline in the head, so that it runs before the first paint. `storage` remembers that the opening screen was seen. */
export function LoadingScript({ storage }: { storage: "localStorage" | "sessionStorage" }) {
  const source = typeof window === "undefined" ? `(${watchLoadingScreens})("${storage}")` : "";
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

  const leave = (event: MouseEvent | KeyboardEvent) => {
    const screen = document.querySelector<HTMLElement>(".loading-screen:not([data-left])");
    const focused = document.activeElement;
    const isSkip = event.target instanceof Element && event.target.closest("[data-loading-skip]");
    const hasTabbedOut = focused !== document.body && !screen?.contains(focused);
    const isWish = "key" in event ? event.key === "Escape" || (event.key === "Tab" && hasTabbedOut) : isSkip;
    if (!screen || !isWish) return;
    const fadeStart = Number(screen.getAnimations()[0]?.effect?.getTiming().delay);
    for (const animation of screen.getAnimations({ subtree: true })) {
      animation.currentTime = Math.max(Number(animation.currentTime), fadeStart);
    }
    screen.dataset.left = "";
  };
  document.addEventListener("click", leave);
  document.addEventListener("keyup", leave);
}
