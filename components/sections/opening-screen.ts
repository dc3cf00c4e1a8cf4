const findAnimations = () => document.querySelector(".loading-screen[data-initial]")?.getAnimations() ?? [];

/** Whether the opening screen still lies over the page. */
export const isOpening = () => findAnimations().some(({ playState }) => playState !== "finished");

export async function waitForOpeningScreen(): Promise<void> {
  await Promise.allSettled(findAnimations().map((animation) => animation.finished));
}
