"use client";

/** Inline in the head, so that it runs before the first paint. `storage` remembers that the opening screen was seen. */
export function LoadingScript({ storage }: { storage: "localStorage" | "sessionStorage" }) {
  const source = typeof window === "undefined" ? `(${runLoadingScreens})("${storage}")` : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}

/** Serialised into the head, so it cannot use imports or outer variables. */
function runLoadingScreens(storage: "localStorage" | "sessionStorage"): void {
  const seenKey = "loading-screen-seen";
  const rotationMs = 2000;
  /** A visitor reads no more than four percentages in a second, and each costs the page a layout. */
  const refreshMs = 250;
  const statuses = [
    "Building awesome experience",
    "Preparing digital magic",
    "Loading portfolio",
    "Initializing creativity",
    "Gathering my projects",
  ];

  try {
    if (window[storage].getItem(seenKey)) document.documentElement.dataset.loadingSeen = "";
    window[storage].setItem(seenKey, "1");
  } catch {
    // If storage is blocked, every page load shows the opening screen.
  }

  /** The screen's first animation, whose time is the time of all that the screen shows. */
  const clockOf = (screen: HTMLElement | null) => screen?.getAnimations()[0];

  /** Writes into elements that React renders once and leaves alone, so it does not matter when React starts. */
  const run = (screen: HTMLElement, clock: Animation) => {
    // A random order shows each status once before any comes again.
    const rest = [...statuses];
    const order = statuses.flatMap(() => rest.splice(Math.floor(Math.random() * rest.length), 1));
    const read = (property: string) => parseFloat(screen.style.getPropertyValue(property));
    const partOf = (name: string) => screen.querySelector<HTMLElement>(`[data-loading=${name}]`);
    const write = (name: string, text: string) => {
      const part = partOf(name);
      if (part && part.textContent !== text) part.textContent = text;
    };

    const refresh = () => {
      // A removed screen's clock is idle.
      if (clock.playState === "idle" || clock.playState === "finished") return clearInterval(timer);
      const time = Number(clock.currentTime);
      const share = Math.min(time / read("--loading-full-at"), read("--loading-max") / 100);
      const percent = Math.floor(share * 100);
      write("percent", `${percent}%`);
      // Aligned to the right by `translate`, which does not count as a layout shift.
      partOf("percent")?.style.setProperty("translate", `${3 - String(percent).length}ch`);
      screen.querySelector("[role=progressbar]")?.setAttribute("aria-valuenow", String(percent));
      const coordinates = partOf("coordinates")?.dataset.coordinates ?? "";
      const countUp = (figure: string) => ((Number(figure) * percent) / 100).toFixed(4).padStart(figure.length, "0");
      write("coordinates", coordinates.replaceAll(/\d+\.\d+/g, countUp));
      const turn = Math.floor(time / rotationMs);
      if (turn === 0) return;
      write("status", `${order[(turn - 1) % order.length]}…`);
      write("ellipsis", "");
    };
    const timer = setInterval(refresh, refreshMs);
    refresh();
  };
  document.addEventListener("animationstart", ({ target, animationName }) => {
    if (animationName !== "loading-fill" || !(target instanceof Element)) return;
    const screen = target.closest<HTMLElement>(".loading-screen");
    const clock = clockOf(screen);
    if (screen && clock) run(screen, clock);
  });

  const skip = () => {
    const screen = document.querySelector<HTMLElement>(".loading-screen");
    const clock = clockOf(screen);
    if (clock?.effect?.getComputedTiming().progress !== null) return;
    screen?.style.setProperty("--loading-skip-at", `${clock.currentTime}ms`);
  };
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(".loading-screen button")) skip();
  });
  document.addEventListener("keyup", ({ key, target }) => {
    const hasTabbedOut = key === "Tab" && target instanceof Element && !target.matches("body, .loading-screen *");
    if (key === "Escape" || hasTabbedOut) skip();
  });
}
