"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { createStore, useStore } from "@/lib/create-store";

const HEADER_SOLID_AFTER_PX = 10;
const SECTION_ACTIVE_OFFSET_PX = 100;
/** Browsers round scroll positions differently. */
const TOLERANCE_PX = 2;

const place = createStore<string | undefined>(undefined);

/** The header link that matches the scroll position, such as `/#about`. Undefined until the first measurement. */
export const usePlace = () => useStore(place);

const isInOrAbove = (id: string) => {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
  return top <= SECTION_ACTIVE_OFFSET_PX;
};

function onScroll(update: () => void): () => void {
  let frame = 0;
  const schedule = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      update();
    });
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  const resize = new ResizeObserver(schedule);
  resize.observe(document.body);
  window.addEventListener("scroll", schedule, { passive: true, signal });
  window.addEventListener("resize", schedule, { signal });
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    resize.disconnect();
    listeners.abort();
  };
}

export function ScrollProgressBar({ sections }: { sections: readonly string[] }) {
  const bar = useRef<HTMLDivElement>(null);
  const pathname = usePathname();

  useEffect(() => {
    const root = document.documentElement;
    return onScroll(() => {
      // An open drawer fixes the body, so the scroll position reads 0.
      if (document.body.style.position === "fixed") return;
      const end = root.scrollHeight - root.clientHeight;
      // A short last section never reaches the header.
      const isAtEnd = end > 0 && scrollY >= end - TOLERANCE_PX;
      const section = isAtEnd ? sections.at(-1) : sections.findLast(isInOrAbove);
      bar.current?.closest("header")?.toggleAttribute("data-scrolled", scrollY > HEADER_SOLID_AFTER_PX);
      bar.current?.style.setProperty(
        "--scroll-progress",
        String(Math.min(1, Math.max(0, scrollY / (end || Infinity)))),
      );
      place.set(pathname === "/" ? `/#${section ?? "home"}` : pathname);
    });
  }, [pathname, sections]);

  return (
    <div
      ref={bar}
      aria-hidden="true"
      data-slot="scroll-progress"
      className="absolute inset-x-0 top-full h-0.5 origin-left [scale:var(--scroll-progress,0)_1] bg-accent-control"
    />
  );
}
