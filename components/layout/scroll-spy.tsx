"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { currentLink } from "./current-link";
import { trackScroll } from "./track-scroll";

const HEADER_SOLID_AFTER_PX = 10;

/** Follows the page as it scrolls: marks the current link, makes the header solid, and draws how far one has come. */
export function ScrollSpy({ sections }: { sections: readonly string[] }) {
  const bar = useRef<HTMLDivElement>(null);
  const pathname = usePathname();

  useEffect(() => {
    const header = bar.current?.closest("header");
    return trackScroll(sections, (view) => {
      header?.toggleAttribute("data-scrolled", view.y > HEADER_SOLID_AFTER_PX);
      bar.current?.style.setProperty("--scroll-progress", String(view.progress));
      currentLink.set(pathname === "/" ? `/#${view.activeSection ?? "home"}` : pathname);
    });
  }, [pathname, sections]);

  return (
    <div
      ref={bar}
      aria-hidden="true"
      data-slot="scroll-progress"
      className="absolute inset-x-0 top-full h-0.5 origin-left [scale:var(--scroll-progress,0)_1] bg-ink"
    />
  );
}
