"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

const REVEAL_VISIBILITY = 0.15;
const REVEAL_STAGGER_MS = 40;
/** Also those too tall to show 15 % at once are noticed. */
const OBSERVED_STEPS = Array.from({ length: 16 }, (_, step) => step / 100);

/** Whether 15 % is in view: of the element or, where that is taller than the screen, of what the screen could show. */
function isInView({ isIntersecting, intersectionRect, boundingClientRect, rootBounds }: IntersectionObserverEntry) {
  if (!isIntersecting) return false;
  const showable = Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity);
  return intersectionRect.height >= showable * REVEAL_VISIBILITY - 1;
}

async function enter(element: HTMLElement, order: number) {
  element.style.setProperty("--reveal-delay", `${order * REVEAL_STAGGER_MS}ms`);
  element.dataset.revealState = "entering";
  await Promise.allSettled(element.getAnimations({ subtree: true }).map((animation) => animation.finished));
  element.style.removeProperty("--reveal-delay");
  delete element.dataset.revealState;
}

/** Hides what is still below the screen, and lets each enter once, when 15 % of it is seen. */
function revealOnScroll(elements: NodeListOf<HTMLElement>): () => void {
  const waiting = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      const arriving: HTMLElement[] = [];
      for (const entry of entries) {
        const { target, isIntersecting, boundingClientRect } = entry;
        if (!(target instanceof HTMLElement)) continue;
        if (waiting.has(target)) {
          if (isInView(entry)) arriving.push(target);
        } else if (!isIntersecting && boundingClientRect.top > 0) {
          waiting.add(target);
          target.dataset.revealState = "waiting";
        } else {
          observer.unobserve(target);
        }
      }
      arriving.forEach((element, order) => {
        observer.unobserve(element);
        waiting.delete(element);
        void enter(element, order);
      });
    },
    { threshold: OBSERVED_STEPS },
  );
  for (const element of elements) observer.observe(element);
  // What a link of the page leads to stands there already.
  const showAim = () => {
    const aim = document.getElementById(location.hash.slice(1))?.closest("section");
    for (const element of aim?.querySelectorAll<HTMLElement>("[data-reveal]") ?? []) {
      observer.unobserve(element);
      delete element.dataset.revealState;
    }
  };
  window.addEventListener("hashchange", showAim);
  return () => {
    window.removeEventListener("hashchange", showAim);
    observer.disconnect();
    for (const element of elements) delete element.dataset.revealState;
  };
}

/** Reveals the page's sections as they are scrolled to. One observer serves every `data-reveal` element of the page. */
export function SectionReveal() {
  const pathname = usePathname();
  useEffect(() => revealOnScroll(document.querySelectorAll<HTMLElement>("[data-reveal]")), [pathname]);
  return null;
}
