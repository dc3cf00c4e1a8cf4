let release: (() => void) | undefined;

/** Whether the page is held still. Its scroll position reads 0 meanwhile, so whoever follows the scroll looks away. */
export const isPageLocked = () => release !== undefined;

/** Holds the page still where it is, on iOS too, where hidden overflow alone does not. */
export function lockPage() {
  if (release) return;
  const { body } = document;
  const top = window.scrollY;
  Object.assign(body.style, { position: "fixed", top: `${-top}px`, width: "100%", overflow: "hidden" });
  release = () => {
    Object.assign(body.style, { position: "", top: "", width: "", overflow: "" });
    window.scrollTo({ top, behavior: "instant" });
  };
}

/** Lets the page go, at the scroll position it was held at. */
export function unlockPage() {
  release?.();
  release = undefined;
}
