import { isPageFixed } from "@/components/ui/drawer";

const SECTION_ACTIVE_OFFSET_PX = 100;
/** Browsers round scroll positions differently. */
const TOLERANCE_PX = 2;

interface ScrollView {
  y: number;
  progress: number;
  activeSection: string | undefined;
}

function readScroll(sectionIds: readonly string[]): ScrollView {
  const root = document.documentElement;
  const end = root.scrollHeight - root.clientHeight;
  const y = scrollY;
  const sections = sectionIds.flatMap((id) => document.getElementById(id) ?? []);
  // Rounded, because scroll positions are whole pixels and the tops of sections are not.
  const isReached = (section: Element) => Math.round(section.getBoundingClientRect().top) <= SECTION_ACTIVE_OFFSET_PX;
  // A short last section may never reach the header, so it becomes active at the end of the page.
  const isAtEnd = end > 0 && y >= end - TOLERANCE_PX;
  const active = isAtEnd ? sections.at(-1) : (sections.findLast(isReached) ?? sections[0]);
  return { y, progress: Math.min(1, Math.max(0, y / (end || Infinity))), activeSection: active?.id };
}

export function trackScroll(sectionIds: readonly string[], onChange: (view: ScrollView) => void): () => void {
  let frame = 0;
  const schedule = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (!isPageFixed()) onChange(readScroll(sectionIds));
    });
  };
  const resize = new ResizeObserver(schedule);
  resize.observe(document.body);
  window.addEventListener("scroll", schedule, { passive: true });
  window.addEventListener("resize", schedule);
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    resize.disconnect();
    window.removeEventListener("scroll", schedule);
    window.removeEventListener("resize", schedule);
  };
}
