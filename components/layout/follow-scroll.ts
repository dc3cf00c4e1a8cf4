import { findActiveSection, isAtAnchor, type PageScroll, scrollProgress } from "./scroll-spy";
import { isPageLocked } from "./page-lock";

/** Where a browser does not tell that a scroll has ended, it has after this long without a scroll event. */
const SCROLL_SETTLED_AFTER_MS = 150;

export interface ScrollView {
  y: number;
  /** From 0 at the page's top to 1 at its end. */
  progress: number;
  /** The section in view, or the one that a link is taking the visitor to. */
  activeSection: string | undefined;
}

function readScroll(): PageScroll {
  const { clientHeight, scrollHeight } = document.documentElement;
  return { y: window.scrollY, viewportHeight: clientHeight, pageHeight: scrollHeight };
}

const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY;

/** The section of this page that a plain click leads to. */
function findLinkTarget(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href*='#']") : null;
  return link?.pathname === location.pathname ? link.hash.slice(1) : undefined;
}

/**
 * Tells, at most once a frame, where the page is scrolled to. A followed link's section is active at once and stays so
 * while the page rests where the link led, even where that is too low on the page for the rule to pick it.
 *
 * @param sectionIds In page order.
 * @returns Stops telling.
 */
export function followScroll(sectionIds: readonly string[], tell: (view: ScrollView) => void): () => void {
  let frame = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let aim: { section: string; isReached: boolean } | undefined;

  const isAtSection = (id: string) => {
    const section = document.getElementById(id);
    const anchorOffset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return section !== null && isAtAnchor(topOf(section), anchorOffset, readScroll());
  };

  const update = () => {
    frame = 0;
    if (isPageLocked()) return;
    if (aim?.isReached && !isAtSection(aim.section)) aim = undefined;
    const scroll = readScroll();
    const sections = sectionIds.flatMap((id) => {
      const section = document.getElementById(id);
      return section ? { id, top: topOf(section) } : [];
    });
    const activeSection = aim?.section ?? findActiveSection(sections, scroll);
    tell({ y: scroll.y, progress: scrollProgress(scroll), activeSection });
  };

  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };

  const settle = () => {
    if (!aim || isPageLocked()) return;
    aim = isAtSection(aim.section) ? { ...aim, isReached: true } : undefined;
    schedule();
  };

  const onScroll = () => {
    schedule();
    if ("onscrollend" in window) return;
    clearTimeout(settling);
    settling = setTimeout(settle, SCROLL_SETTLED_AFTER_MS);
  };

  const onClick = (event: MouseEvent) => {
    const section = findLinkTarget(event);
    if (section === undefined || !sectionIds.includes(section)) return;
    aim = { section, isReached: isAtSection(section) };
    schedule();
  };

  const linked = location.hash.slice(1);
  if (sectionIds.includes(linked) && isAtSection(linked)) aim = { section: linked, isReached: true };
  const resize = new ResizeObserver(schedule);
  resize.observe(document.body);
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("scrollend", settle);
  window.addEventListener("resize", schedule);
  document.addEventListener("click", onClick, { capture: true });
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(settling);
    resize.disconnect();
    window.removeEventListener("scroll", onScroll);
    window.removeEventListener("scrollend", settle);
    window.removeEventListener("resize", schedule);
    document.removeEventListener("click", onClick, { capture: true });
  };
}
