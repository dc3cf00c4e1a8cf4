"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";

/** The router ignores history entries it did not create, such as those of plain anchors. */
function adoptHistoryEntry(): void {
  if (history.state === null) history.replaceState(null, "", location.href);
}

/** Makes Back work after plain anchors. After a navigation, if focus was lost, moves it into the new page. */
export function PageArrival() {
  const pathname = usePathname();
  const isFirstPage = useRef(true);

  useEffect(() => {
    window.addEventListener("hashchange", adoptHistoryEntry);
    return () => window.removeEventListener("hashchange", adoptHistoryEntry);
  }, []);

  // On Back, Firefox scrolls to where the visitor was, but no further than the page it last laid out is long.
  useLayoutEffect(() => void document.documentElement.scrollHeight, [pathname]);

  // If the focused element disappeared with the old page, focus the new page's content.
  useEffect(() => {
    const isLost = !isFirstPage.current && document.activeElement === document.body && !window.location.hash;
    if (isLost) document.getElementById("content")?.focus({ preventScroll: true });
    isFirstPage.current = false;
  }, [pathname]);

  return null;
}
