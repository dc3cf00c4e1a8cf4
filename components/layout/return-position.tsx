"use client";

import { useEffect } from "react";

/**
 * Firefox restores the scroll position of an entry before the router has put its page back, and so at most as far down
 * as the page that is left is high. Here each entry's position is kept as it is left, for the browser that loses it.
 */
export function ReturnPosition() {
  useEffect(() => {
    if (!("navigation" in window)) return;
    const { navigation } = window;
    const tops = new Map<string, number>();
    const follow = ({ navigationType, destination }: NavigateEvent) => {
      if (navigation.currentEntry) tops.set(navigation.currentEntry.key, window.scrollY);
      const top = tops.get(destination.key);
      if (navigationType !== "traverse" || top === undefined) return;
      const restore = () => {
        if (window.scrollY < top) window.scrollTo({ top, behavior: "instant" });
      };
      // The router puts a page that it remembers back at once: it stands by the next frame.
      window.addEventListener("popstate", () => requestAnimationFrame(restore), { once: true });
    };
    navigation.addEventListener("navigate", follow);
    return () => navigation.removeEventListener("navigate", follow);
  }, []);
  return null;
}
