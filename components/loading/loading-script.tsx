"use client";

/** Marks the opening screen's start in the browser's performance timeline, which outlives the elements of the page. */
export const OPENING_MARK = "opening-screen";

/** Inline in the head, so that it runs before the first paint. `storage` remembers that the opening screen was seen. */
export function LoadingScript({ storage }: { storage: "localStorage" | "sessionStorage" }) {
  const source = typeof window === "undefined" ? `(${watchLoadingScreens})("${storage}","${OPENING_MARK}")` : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}

/** Serialised into the head, so it cannot use imports or outer variables. */
function watchLoadingScreens(storage: "localStorage" | "sessionStorage", openingMark: string): void {
  const seenKey = "loading-screen-seen";
  try {
    if (window[storage].getItem(seenKey)) document.documentElement.dataset.loadingSeen = "";
    window[storage].setItem(seenKey, "1");
  } catch {
    // If storage is blocked, every page load shows the opening screen.
  }
  if (!("loadingSeen" in document.documentElement.dataset)) performance.mark(openingMark);

  const skip = () => {
    const screen = document.querySelector<HTMLElement>(".loading-screen");
    const [fade] = screen?.getAnimations() ?? [];
    if (!screen || fade?.effect?.getComputedTiming().progress !== null) return;
    screen.style.setProperty("--loading-skip-at", `${fade.currentTime}ms`);
    performance.clearMarks(openingMark);
  };
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(".loading-screen button")) skip();
  });
  document.addEventListener("keyup", ({ key, target }) => {
    const hasTabbedOut = key === "Tab" && target instanceof Element && !target.matches("body, .loading-screen *");
    if (key === "Escape" || hasTabbedOut) skip();
  });
}
