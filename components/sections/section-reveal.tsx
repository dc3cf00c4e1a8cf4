"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

const REVEAL_VISIBILITY = 0.15;

/** 15% of a very tall element does not fit in the window. */
const isTooTall = ({ boundingClientRect }: IntersectionObserverEntry) =>
  boundingClientRect.height * REVEAL_VISIBILITY > window.innerHeight;

/** Where it is now: a page that scrolls meanwhile has moved on since an observer looked. */
const isBelowWindow = (element: Element) => element.getBoundingClientRect().top >= window.innerHeight;

async function enter(element: HTMLElement) {
  element.dataset.revealState = "entering";
  await Promise.allSettled(element.getAnimations({ subtree: true }).map((animation) => animation.finished));
  delete element.dataset.revealState;
}

function revealOnScroll(elements: NodeListOf<HTMLElement>): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // Read first, as reading between the writes would lay out the page each time.
      const below = new Set(entries.map(({ target }) => target).filter(isBelowWindow));
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        const isWaiting = target.dataset.revealState === "waiting";
        if (!isWaiting && !isIntersecting && below.has(target)) target.dataset.revealState = "waiting";
        else if (!isWaiting) stopWatching(target);
        else if (intersectionRatio >= REVEAL_VISIBILITY) reveal(target);
      }
    },
    { threshold: [0, REVEAL_VISIBILITY] },
  );
  /** Watches all but 15% of the window at each end. What reaches in from there fills 15% of it. */
  const tallObserver = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { target, isIntersecting } = entry;
        if (!(target instanceof HTMLElement) || target.dataset.revealState !== "waiting") continue;
        if (isIntersecting && isTooTall(entry)) reveal(target);
      }
    },
    { rootMargin: `-${100 * REVEAL_VISIBILITY}% 0px` },
  );
  const watch = (element: HTMLElement) => {
    observer.observe(element);
    tallObserver.observe(element);
  };
  const stopWatching = (element: HTMLElement) => {
    observer.unobserve(element);
    tallObserver.unobserve(element);
  };
  const reveal = (element: HTMLElement) => {
    stopWatching(element);
    void enter(element);
  };
  // In a window of another height, an element may have become too tall, which changes nothing that is watched.
  const watchAnew = () => {
    for (const element of elements) {
      if (element.dataset.revealState !== "waiting") continue;
      stopWatching(element);
      watch(element);
    }
  };
  const show = (element: HTMLElement) => {
    stopWatching(element);
    delete element.dataset.revealState;
  };
  // Immediately reveal the section that the URL's hash points to.
  const showAim = () => {
    const aim = document.getElementById(location.hash.slice(1))?.closest("section");
    aim?.querySelectorAll<HTMLElement>("[data-reveal]").forEach(show);
  };
  for (const element of elements) watch(element);
  showAim();
  window.addEventListener("hashchange", showAim);
  window.addEventListener("resize", watchAnew);
  return () => {
    window.removeEventListener("hashchange", showAim);
    window.removeEventListener("resize", watchAnew);
    observer.disconnect();
    tallObserver.disconnect();
    elements.forEach(show);
  };
}

export function SectionReveal() {
  const pathname = usePathname();
  useEffect(() => revealOnScroll(document.querySelectorAll<HTMLElement>("[data-reveal]")), [pathname]);
  return null;
}
