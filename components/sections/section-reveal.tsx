"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

const REVEAL_VISIBILITY = 0.15;

/** Also those too tall to show 15 % at once are noticed. */
const OBSERVED_STEPS = Array.from({ length: 16 }, (_, step) => step / 100);

/** Whether 15 % is in view: of the element or, where that is taller than the screen, of what the screen could show. */
function isInView({ isIntersecting, intersectionRect, boundingClientRect, rootBounds }: IntersectionObserverEntry) {
  if (!isIntersecting) return false;
  const showable = Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity);
  return intersectionRect.height >= showable * REVEAL_VISIBILITY - 1;
}

async function enter(element: HTMLElement) {
  element.dataset.revealState = "entering";
  await Promise.allSettled(element.getAnimations({ subtree: true }).map((animation) => animation.finished));
  delete element.dataset.revealState;
}

/** Hides what is still below the screen, and lets each enter once, when 15 % of it is seen or a link leads to it. */
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
  // What a link of the page leads to stands there already.
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

/** Reveals the page's sections as they are scrolled to. One observer serves every `data-reveal` element of the page. */
export function SectionReveal() {
  const pathname = usePathname();
  useEffect(() => revealOnScroll(document.querySelectorAll<HTMLElement>("[data-reveal]")), [pathname]);
  return null;
}

const findAnimations = () => document.querySelector(".loading-screen[data-initial]")?.getAnimations() ?? [];

/** Whether the opening screen still lies over the page. */
export const isOpening = () => findAnimations().some(({ playState }) => playState !== "finished");

export async function waitForOpeningScreen(): Promise<void> {
  await Promise.allSettled(findAnimations().map((animation) => animation.finished));
}
