"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { restoreScroll } from "./track-scroll";

/** The page of this site that a link leads to. Sections of the same page and files are the browser's own business. */
function findPage({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.target || link.origin !== location.origin || link.pathname.includes(".")) return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  return `${link.pathname}${link.search}${link.hash}`;
}

/**
 * Opens the site's pages without loading a document, and leaves scroll and focus where they belong. Links are plain
 * anchors: they work before the script and without it, and what they lead to is fetched when they are pointed at.
 */
export function ClientNavigation() {
  const router = useRouter();
  const pathname = usePathname();
  const isFirstPage = useRef(true);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const prefetch = (event: Event) => {
      const page = findPage(event);
      if (page) router.prefetch(page);
    };
    const follow = (event: MouseEvent) => {
      const page = findPage(event);
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!page || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      router.push(page);
    };
    window.addEventListener("pointerover", prefetch, { signal });
    window.addEventListener("focusin", prefetch, { signal });
    window.addEventListener("click", follow, { signal });
    return () => listeners.abort();
  }, [router]);

  useEffect(restoreScroll, []);

  // A page that goes may take the focus with it; the keyboard then goes on in the new one.
  useEffect(() => {
    const isLost = !isFirstPage.current && document.activeElement === document.body && !window.location.hash;
    if (isLost) document.getElementById("content")?.focus({ preventScroll: true });
    isFirstPage.current = false;
  }, [pathname]);

  return null;
}
