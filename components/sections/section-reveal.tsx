"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

const REVEAL_VISIBILITY = 0.15;

/** Uses many small thresholds, because less than 15% of a very tall element may fit on screen. */
const OBSERVED_STEPS = Array.from({ length: 151 }, (_, step) => step / 1000);

/** Requires 15% of the element to be visible. A very tall element must instead fill 15% of the window. */
function isInView({ intersectionRect, boundingClientRect, rootBounds }: IntersectionObserverEntry) {
  const windowHeight = rootBounds?.height ?? Infinity;
  const share = boundingClientRect.height * REVEAL_VISIBILITY;
  return intersectionRect.height >= (share > windowHeight ? windowHeight * REVEAL_VISIBILITY : share) - 1;
}

async function enter(element: HTMLElement) {
  element.dataset.revealState = "entering";
  await Promise.allSettled(element.getAnimations({ subtree: true }).map((animation) => animation.finished));
  delete element.dataset.revealState;
}

function revealOnScroll(elements: NodeListOf<HTMLElement>): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { target, isIntersecting, boundingClientRect } = entry;
        if (!(target instanceof HTMLElement)) continue;
        const isWaiting = target.dataset.revealState === "waiting";
        if (!isWaiting && !isIntersecting && boundingClientRect.top > 0) target.dataset.revealState = "waiting";
        else if (!isWaiting || isInView(entry)) observer.unobserve(target);
        if (isWaiting && isInView(entry)) void enter(target);
      }
    },
    { threshold: OBSERVED_STEPS },
  );
  const show = (element: HTMLElement) => {
    observer.unobserve(element);
    delete element.dataset.revealState;
  };
  // Immediately reveal the section that the URL's hash points to.
  const showAim = () => {
    const aim = document.getElementById(location.hash.slice(1))?.closest("section");
    aim?.querySelectorAll<HTMLElement>("[data-reveal]").forEach(show);
  };
  for (const element of elements) observer.observe(element);
  showAim();
  window.addEventListener("hashchange", showAim);
  return () => {
    window.removeEventListener("hashchange", showAim);
    observer.disconnect();
    elements.forEach(show);
  };
}

export function SectionReveal() {
  const pathname = usePathname();
  useEffect(() => revealOnScroll(document.querySelectorAll<HTMLElement>("[data-reveal]")), [pathname]);
  return null;
}
