import { findActiveSection, isAtAnchor, type PageScroll, scrollProgress } from "./scroll-spy";

/** Where a browser does not tell that a scroll has ended, it has after this long without a scroll event. */
const SCROLL_SETTLED_AFTER_MS = 150;

interface ScrollView {
  y: number;
  progress: number;
  /** The section in view, or the one that a link is taking the visitor to. */
  activeSection: string | undefined;
}

/** Where a followed link of this page leads; reached once the page has come to rest there. */
let aim: { id: string; isReached: boolean } | undefined;
let isCutShort = false;

/** Whether the page is being left in the middle of a glide. */
export const isGlideCutShort = () => isCutShort;

function readScroll(): PageScroll {
  const { clientHeight, scrollHeight } = document.documentElement;
  return { y: window.scrollY, viewportHeight: clientHeight, pageHeight: scrollHeight };
}

const readAnchorOffset = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);

/** Distance from the page's top; '#top' is the platform's own anchor. */
function topOf(id: string): number | undefined {
  const element = document.getElementById(id);
  if (element) return element.getBoundingClientRect().top + window.scrollY;
  return id === "top" ? 0 : undefined;
}

function isAt(id: string): boolean {
  const top = topOf(id);
  return top !== undefined && isAtAnchor(top, readAnchorOffset(), readScroll());
}

/** An open drawer holds the page; its scroll position reads 0 meanwhile. */
const isPageHeld = () => document.body.style.position === "fixed";

/** Where on this page a plain click leads. */
function findLinkTarget(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href*='#']") : null;
  return link?.pathname === location.pathname ? link.hash.slice(1) : undefined;
}

/** Ends a glide where it leads: one still under way would go on in the next page, and Back would find half the way. */
export function endGlide(): void {
  const top = aim && !aim.isReached ? topOf(aim.id) : undefined;
  if (top === undefined) return;
  isCutShort = true;
  window.scrollTo({ top: top - readAnchorOffset(), behavior: "instant" });
}

/**
 * Tells, at most once a frame, where the page is scrolled to. A followed link's section is active at once and stays so
 * while the page rests where the link led, even where that is too low on the page for the rule to pick it.
 */
export function followScroll(sectionIds: readonly string[], tell: (view: ScrollView) => void): () => void {
  let frame = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    frame = 0;
    if (isPageHeld()) return;
    if (aim?.isReached && !isAt(aim.id)) aim = undefined;
    const scroll = readScroll();
    const sections = sectionIds.flatMap((id) => {
      const top = topOf(id);
      return top === undefined ? [] : { id, top };
    });
    const aimed = sectionIds.find((id) => id === aim?.id);
    tell({
      y: scroll.y,
      progress: scrollProgress(scroll),
      activeSection: aimed ?? findActiveSection(sections, scroll),
    });
  };

  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };

  const settle = () => {
    if (!aim || isPageHeld()) return;
    aim = isAt(aim.id) ? { ...aim, isReached: true } : undefined;
    schedule();
  };

  const onScroll = () => {
    schedule();
    if ("onscrollend" in window) return;
    clearTimeout(settling);
    settling = setTimeout(settle, SCROLL_SETTLED_AFTER_MS);
  };

  const onClick = (event: MouseEvent) => {
    const id = findLinkTarget(event);
    if (id === undefined) return;
    aim = { id, isReached: isAt(id) };
    isCutShort = false;
    schedule();
  };

  const linked = location.hash.slice(1);
  aim = isAt(linked) ? { id: linked, isReached: true } : undefined;
  isCutShort = false;
  const listeners = new AbortController();
  const { signal } = listeners;
  const resize = new ResizeObserver(schedule);
  resize.observe(document.body);
  window.addEventListener("scroll", onScroll, { passive: true, signal });
  window.addEventListener("scrollend", settle, { signal });
  window.addEventListener("resize", schedule, { signal });
  document.addEventListener("click", onClick, { capture: true, signal });
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(settling);
    resize.disconnect();
    listeners.abort();
  };
}
