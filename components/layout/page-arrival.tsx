"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { placePage, restoreScroll } from "./track-scroll";

/** After a link, Back or Forward: scrolls the new page into place, and moves lost focus into it. */
export function PageArrival() {
  const pathname = usePathname();
  const isFirstPage = useRef(true);

  useEffect(restoreScroll, []);

  // If the outgoing page takes the focus with it, continue in the new one.
  useEffect(() => {
    const isLost = !isFirstPage.current && document.activeElement === document.body && !window.location.hash;
    if (isLost) document.getElementById("content")?.focus({ preventScroll: true });
    isFirstPage.current = false;
    placePage();
  }, [pathname]);

  return null;
}
