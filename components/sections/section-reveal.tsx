"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

const REVEAL_VISIBILITY = 0.15;

/** 15% of a very tall element does not fit in the window, so it is never hidden. */
const isTooTall = ({ boundingClientRect }: IntersectionObserverEntry) =>
  boundingClientRect.height * REVEAL_VISIBILITY > window.innerHeight;

/** Reads the current position, because the page may have scrolled since the observer ran. */
const isBelowWindow = (element: Element) => element.getBoundingClientRect().top >= window.innerHeight;

/** Headings are never hidden. */
function setState(element: Element, state?: "waiting" | "entering") {
  for (const part of element.children) {
    if (!state) part.removeAttribute("data-reveal-state");
    else if (!part.matches("h3, .waypoint")) part.setAttribute("data-reveal-state", state);
  }
}

async function enter(element: Element) {
  setState(element, "entering");
  await Promise.allSettled(element.getAnimations({ subtree: true }).map((animation) => animation.finished));
  setState(element);
}

function revealOnScroll(elements: NodeListOf<Element>): () => void {
  const waiting = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      // Read first, as reading between the writes would lay out the page each time.
      const below = new Set(entries.map(({ target }) => target).filter(isBelowWindow));
      for (const entry of entries) {
        const { target } = entry;
        if (waiting.has(target)) {
          if (entry.intersectionRatio >= REVEAL_VISIBILITY || isTooTall(entry)) reveal(target);
        } else if (!entry.isIntersecting && below.has(target) && !isTooTall(entry)) {
          waiting.add(target);
          setState(target, "waiting");
        } else stopWatching(target);
      }
    },
    { threshold: [0, REVEAL_VISIBILITY] },
  );
  const stopWatching = (element: Element) => {
    waiting.delete(element);
    observer.unobserve(element);
  };
  const reveal = (element: Element) => {
    stopWatching(element);
    void enter(element);
  };
  // In a resized window, an element may have become too tall without crossing any edge that is watched.
  const watchAnew = () => {
    for (const element of waiting) {
      observer.unobserve(element);
      observer.observe(element);
    }
  };
  const show = (element: Element) => {
    stopWatching(element);
    setState(element);
  };
  // Immediately reveal the section that the URL's hash points to.
  const showAim = () => {
    const aim = document.getElementById(location.hash.slice(1))?.closest("section[id]");
    aim?.querySelectorAll("[data-reveal]").forEach(show);
  };
  for (const element of elements) observer.observe(element);
  showAim();
  window.addEventListener("hashchange", showAim);
  window.addEventListener("resize", watchAnew);
  return () => {
    window.removeEventListener("hashchange", showAim);
    window.removeEventListener("resize", watchAnew);
    observer.disconnect();
    elements.forEach(show);
  };
}

export function SectionReveal() {
  const pathname = usePathname();
  useEffect(() => revealOnScroll(document.querySelectorAll("[data-reveal]")), [pathname]);
  return null;
}
