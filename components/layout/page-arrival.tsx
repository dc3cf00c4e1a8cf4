"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { placePage, restoreScroll } from "./track-scroll";

/** After a navigation, sets the scroll position and, if focus was lost, moves focus into the new page. */
export function PageArrival() {
  const pathname = usePathname();
  const isFirstPage = useRef(true);

  useEffect(restoreScroll, []);

  // If the focused element disappeared with the old page, focus the new page's content.
  useEffect(() => {
    const isLost = !isFirstPage.current && document.activeElement === document.body && !window.location.hash;
    if (isLost) document.getElementById("content")?.focus({ preventScroll: true });
    isFirstPage.current = false;
    placePage();
  }, [pathname]);

  return null;
}
