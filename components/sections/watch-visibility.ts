/**
 * Tells whether an element can be seen just now: it is on the screen, and the tab in front.
 *
 * @returns Stops telling.
 */
export function watchVisibility(element: Element, tell: (isVisible: boolean) => void): () => void {
  let isOnScreen = false;
  const decide = () => tell(isOnScreen && !document.hidden);
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    decide();
  });
  observer.observe(element);
  document.addEventListener("visibilitychange", decide);
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", decide);
  };
}
