import { endGlide } from "./follow-scroll";

/** What the router and some browsers lose of the way back. */
export function keepScrollHistory(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;

  // The router ignores history entries that it does not know, such as those of plain anchors: it is handed each one.
  const adopt = () => {
    if (window.history.state === null) window.history.replaceState(null, "", window.location.href);
  };
  window.addEventListener("hashchange", adopt, { signal });

  // Firefox restores the scroll position before the router has put the page back, and so at most as far down as the page
  // that is left is high.
  const tops = new Map<string, number>();
  const follow = ({ navigationType, destination }: NavigateEvent) => {
    if (navigationType === "traverse") endGlide();
    if (navigation.currentEntry) tops.set(navigation.currentEntry.key, window.scrollY);
    const top = tops.get(destination.key);
    if (navigationType !== "traverse" || top === undefined) return;
    const restore = () => {
      if (window.scrollY < top) window.scrollTo({ top, behavior: "instant" });
    };
    // The router puts a page that it remembers back at once: it stands by the next frame.
    window.addEventListener("popstate", () => requestAnimationFrame(restore), { once: true });
  };
  if ("navigation" in window) window.navigation.addEventListener("navigate", follow, { signal });

  return () => listeners.abort();
}
