"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

const REVEAL_VISIBILITY = 0.15;

/** So fine that those too tall to show 15 % at once are noticed, too. */
const OBSERVED_STEPS = Array.from({ length: 151 }, (_, step) => step / 1000);

/** Whether 15 % of the element is in view or, where that is more than the window can show, 15 % of the window is full of it. */
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

const findScreen = () => document.querySelector(".loading-screen[data-initial]");

/** Until the opening screen begins to leave; undefined where it has, or where there is none. */
export function waitForLift(): Promise<void> | undefined {
  const screen = findScreen();
  const [leaving] = screen?.getAnimations() ?? [];
  if (!screen || leaving?.effect?.getComputedTiming().progress !== null) return undefined;
  return new Promise((resolve) => {
    screen.addEventListener("animationstart", ({ target }) => target === screen && resolve());
  });
}

export async function waitForOpeningScreen(): Promise<void> {
  const animations = findScreen()?.getAnimations() ?? [];
  await Promise.allSettled(animations.map((animation) => animation.finished));
}
