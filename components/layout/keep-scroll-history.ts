import { endGlide, isGlideCutShort } from "./follow-scroll";

/** The router ignores history entries that it does not know, such as those of plain anchors: it is handed each one. */
export function adoptHistoryEntry(): void {
  if (window.history.state === null) window.history.replaceState(null, "", window.location.href);
}

/** What the router and some browsers lose of the way back. */
export function keepScrollHistory(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener("hashchange", adoptHistoryEntry, { signal });

  // Firefox restores the scroll position before the router has put the page back, and so at most as far down as the page
  // that is left is high. Where a glide was cut short, browsers keep a place on the way; its aim is what is gone back to.
  const tops = new Map<string, number>();
  const cutShort = new Set<string>();
  const follow = ({ navigationType, destination }: NavigateEvent) => {
    if (navigationType === "traverse") endGlide();
    const { currentEntry } = navigation;
    if (currentEntry) {
      tops.set(currentEntry.key, window.scrollY);
      if (isGlideCutShort()) cutShort.add(currentEntry.key);
    }
    const top = tops.get(destination.key);
    if (navigationType !== "traverse" || top === undefined) return;
    const restore = () => {
      const aim = cutShort.delete(destination.key) ? document.getElementById(location.hash.slice(1)) : null;
      if (aim) aim.scrollIntoView({ behavior: "instant" });
      else if (window.scrollY < top) window.scrollTo({ top, behavior: "instant" });
    };
    // The router puts a page that it remembers back at once: it stands by the next frame.
    window.addEventListener("popstate", () => requestAnimationFrame(restore), { once: true });
  };
  if ("navigation" in window) window.navigation.addEventListener("navigate", follow, { signal });

  return () => listeners.abort();
}
