"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { HEADER_SOLID_AFTER_PX } from "./scroll-spy";
import { setActiveSection } from "./active-section";
import { followScroll } from "./follow-scroll";

/** The progress bar under the header. It also marks the header once the page is scrolled, without rendering again. */
export function ScrollFollower({ sections }: { sections: readonly string[] }) {
  const bar = useRef<HTMLDivElement>(null);
  const pathname = usePathname();

  useEffect(() => {
    const header = bar.current?.closest("header");
    return followScroll(sections, ({ y, progress, activeSection }) => {
      header?.toggleAttribute("data-scrolled", y > HEADER_SOLID_AFTER_PX);
      bar.current?.style.setProperty("--scroll-progress", String(progress));
      setActiveSection(activeSection);
    });
  }, [pathname, sections]);

  return (
    <div
      ref={bar}
      aria-hidden="true"
      data-slot="scroll-progress"
      className="absolute inset-x-0 top-full h-0.5 origin-left scale-x-[var(--scroll-progress,0)] bg-accent-control"
    />
  );
}
