"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { placePage, restoreScroll } from "./track-scroll";

/** Puts a page that the visitor comes to where it belongs, by a link, Back or Forward, and the keyboard into it. */
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
