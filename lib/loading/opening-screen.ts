const findScreen = () => document.querySelector(".loading-screen[data-initial]");

/** Resolves when the opening screen starts to disappear. Returns undefined if it already has, or was never shown. */
export function waitForLift(): Promise<void> | undefined {
  const screen = findScreen();
  const [leaving] = screen?.getAnimations() ?? [];
  if (!screen || leaving?.effect?.getComputedTiming().progress !== null) return undefined;
  return new Promise((resolve) => {
    screen.addEventListener("animationstart", ({ target }) => target === screen && resolve());
  });
}

export async function waitForOpeningScreen(): Promise<void> {
  const animations = findScreen()?.getAnimations() ?? [];
  await Promise.allSettled(animations.map((animation) => animation.finished));
}
