/**
 * Runs in the head, before the first paint and without waiting for any other script: marks the root when this tab has
 * already seen the first loading screen, and lets a visitor leave a loading screen early (Skip, Escape, or Tab on into
 * the page, so that focus is never lost beneath the screen).
 *
 * The function is self-contained on purpose: its source is put into the page's head.
 *
 * @param seenKey Session storage key; where storage is blocked the screen shows on every load.
 * @param leaveAnimation Name of the fade; its delay is the moment that leaving early jumps to.
 */
export function watchLoadingScreens(seenKey: string, leaveAnimation: string): void {
  try {
    if (sessionStorage.getItem(seenKey)) document.documentElement.dataset.loadingSeen = "";
    sessionStorage.setItem(seenKey, "1");
  } catch {
    // Blocked storage: every load is a first one.
  }

  const leave = (screen: HTMLElement) => {
    const isFade = (animation: Animation) =>
      animation instanceof CSSAnimation && animation.animationName === leaveAnimation;
    const fadeStart = screen.getAnimations().find(isFade)?.effect?.getTiming().delay ?? 0;
    for (const animation of screen.getAnimations({ subtree: true })) {
      animation.currentTime = Math.max(Number(animation.currentTime), fadeStart);
    }
    screen.inert = true;
  };

  document.addEventListener("click", ({ target }) => {
    const skip = target instanceof Element ? target.closest("[data-loading-skip]") : null;
    const screen = skip?.closest<HTMLElement>(".loading-screen");
    if (screen) leave(screen);
  });

  document.addEventListener("keyup", ({ key }) => {
    const screen = document.querySelector<HTMLElement>(".loading-screen:not([inert])");
    if (!screen) return;
    const focused = document.activeElement;
    const hasTabbedOut = key === "Tab" && focused !== document.body && !screen.contains(focused);
    if (key === "Escape" || hasTabbedOut) leave(screen);
  });
}
