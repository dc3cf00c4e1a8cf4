"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/** Target hash of the smooth scroll in progress, or an empty string. */
let aim = "";
let leftAt: number | undefined;
/** Where each history entry of this visit was left. */
const tops = new Map<string, number>();

/** Finishes a smooth scroll, which would continue on the next page. Its last step may come late, so save the position. */
function finishScroll(): void {
  // `#top` is a valid target although no element has that id.
  if (aim === "top") window.scrollTo({ top: 0, behavior: "instant" });
  else if (aim) document.getElementById(aim)?.scrollIntoView({ behavior: "instant" });
  leftAt = scrollY;
}

/** The router ignores history entries it did not create, such as those of plain anchors. */
function adoptHistoryEntry(): void {
  if (history.state === null) history.replaceState(null, "", location.href);
}

export function leavePage(): void {
  adoptHistoryEntry();
  finishScroll();
}

function handleNavigate({ navigationType, destination, userInitiated }: NavigateEvent): void {
  const isTraversal = navigationType === "traverse";
  if (isTraversal) finishScroll();
  else if (userInitiated || navigationType === "push") aim = new URL(destination.url).hash.slice(1);
  if (navigationType === "replace" || !navigation.currentEntry) return;
  tops.set(navigation.currentEntry.key, leftAt ?? scrollY);
  leftAt = undefined;
  const top = tops.get(destination.key);
  if (!isTraversal || top === undefined) return;
  // Firefox restores the position before the router has rendered a cached page, which it does by the next frame.
  const restore = () => requestAnimationFrame(() => window.scrollTo({ top, behavior: "instant" }));
  window.addEventListener("popstate", restore, { once: true });
}

function followHistory(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener("hashchange", adoptHistoryEntry, { signal });
  window.addEventListener("scrollend", () => (aim = ""), { signal });
  if ("navigation" in window) window.navigation.addEventListener("navigate", handleNavigate, { signal });
  return () => listeners.abort();
}

/** After a navigation, sets the scroll position and, if the focus was lost, moves it into the new page. */
export function PageArrival() {
  const pathname = usePathname();
  const isFirstPage = useRef(true);

  useEffect(followHistory, []);

  // If the focused element disappeared with the old page, focus the new page's content.
  useEffect(() => {
    const isLost = !isFirstPage.current && document.activeElement === document.body && !window.location.hash;
    if (isLost) document.getElementById("content")?.focus({ preventScroll: true });
    isFirstPage.current = false;
  }, [pathname]);

  return null;
}
