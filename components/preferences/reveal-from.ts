const CIRCLE_MS = 600;
const EASE_ENTER = "cubic-bezier(0.16, 1, 0.3, 1)";

/**
 * Makes a change that repaints the whole page, and lets the new picture open as a circle from the control. Without view
 * transitions, or where less motion is wanted, the change simply happens.
 */
export function revealFrom(control: Element, change: () => void): void {
  const root = document.documentElement;
  if (!("startViewTransition" in document) || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    change();
    return;
  }
  const { left, top, width, height } = control.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  const centre = `at ${x}px ${y}px`;

  root.dataset.revealing = "";
  const transition = document.startViewTransition(change);
  const open = () =>
    root.animate(
      { clipPath: [`circle(0 ${centre})`, `circle(${radius}px ${centre})`] },
      { duration: CIRCLE_MS, easing: EASE_ENTER, pseudoElement: "::view-transition-new(root)" },
    );
  // A transition that a newer one replaces is never ready; its change has been made all the same.
  transition.ready.then(open, () => undefined);
  void transition.finished.then(() => delete root.dataset.revealing);
}
