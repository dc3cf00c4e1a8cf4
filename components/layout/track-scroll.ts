import { findActiveSection, isAtAnchor, scrollProgress } from "./scroll-spy";

interface ScrollView {
  y: number;
  progress: number;
  /** The section in view, or the one that a link is taking the visitor to. */
  activeSection: string | undefined;
}

/** Where a followed link of this page leads; reached once the page has come to rest there. */
let target: { id: string; isReached: boolean } | undefined;

const root = () => document.documentElement;
const readScroll = () => ({ y: scrollY, viewportHeight: root().clientHeight, pageHeight: root().scrollHeight });
const readAnchorOffset = () => Number.parseFloat(getComputedStyle(root()).scrollPaddingTop);

/** Distance from the page's top; `#top` is the platform's own anchor. */
function topOf(id: string): number | undefined {
  if (id === "top") return 0;
  const element = document.getElementById(id);
  return element ? element.getBoundingClientRect().top + scrollY : undefined;
}

function jumpTo(id: string): boolean {
  const top = topOf(id);
  if (top === undefined) return false;
  window.scrollTo({ top: top - readAnchorOffset(), behavior: "instant" });
  return true;
}

function isAt(id: string): boolean {
  const top = topOf(id);
  return top !== undefined && isAtAnchor(top, readAnchorOffset(), readScroll());
}

/** An open drawer fixes the body; the scroll position reads 0 meanwhile. */
const isPageFixed = () => document.body.style.position === "fixed";

/** Where on this page a plain click leads. */
function findLinkTarget(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href*='#']") : null;
  return link?.pathname === location.pathname ? link.hash.slice(1) : undefined;
}

/**
 * Reports, at most once a frame, where the page is scrolled to. A followed link's section is active at once, and stays
 * active while the page rests where the link led.
 */
export function trackScroll(sectionIds: readonly string[], onChange: (view: ScrollView) => void): () => void {
  let frame = 0;
  const update = () => {
    frame = 0;
    if (isPageFixed()) return;
    if (target?.isReached && !isAt(target.id)) target = undefined;
    const scroll = readScroll();
    const sections = sectionIds.flatMap((id) => {
      const top = topOf(id);
      return top === undefined ? [] : { id, top };
    });
    const linked = sectionIds.find((id) => id === target?.id);
    const activeSection = linked ?? findActiveSection(sections, scroll);
    onChange({ y: scroll.y, progress: scrollProgress(scroll), activeSection });
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  const settle = () => {
    if (!target || isPageFixed()) return;
    target = isAt(target.id) ? { ...target, isReached: true } : undefined;
    schedule();
  };
  const follow = (event: MouseEvent) => {
    const id = findLinkTarget(event);
    // Without `scrollend` the target could never be settled.
    if (id === undefined || !("onscrollend" in window)) return;
    target = { id, isReached: isAt(id) };
    schedule();
  };

  const linked = location.hash.slice(1);
  target = isAt(linked) ? { id: linked, isReached: true } : undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  const resize = new ResizeObserver(schedule);
  resize.observe(document.body);
  window.addEventListener("scroll", schedule, { passive: true, signal });
  window.addEventListener("scrollend", settle, { signal });
  window.addEventListener("resize", schedule, { signal });
  document.addEventListener("click", follow, { capture: true, signal });
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    resize.disconnect();
    listeners.abort();
  };
}

/** The router ignores history entries that it does not know, such as those of plain anchors: it is handed each one. */
function adoptHistoryEntry(): void {
  if (history.state === null) history.replaceState(null, "", location.href);
}

/** A smooth scroll under way would go on in the next page, and Back would find half the way. */
function finishScroll(): boolean {
  return target !== undefined && !target.isReached && jumpTo(target.id);
}

let wasScrollCut = false;

export function leavePage(): void {
  adoptHistoryEntry();
  wasScrollCut = finishScroll();
}

/**
 * A browser that scrolls on a thread of its own may apply its last step only after the next page has been put at its top:
 * that page is put there again.
 */
export function placePage(): void {
  if (!wasScrollCut) return;
  wasScrollCut = false;
  requestAnimationFrame(() => requestAnimationFrame(() => jumpTo(location.hash.slice(1) || "top")));
}

/**
 * Takes Back and Forward to where the visitor was. Firefox restores the position before the router has put the page back,
 * and other browsers keep a place on the way of a smooth scroll that was interrupted.
 */
export function restoreScroll(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener("hashchange", adoptHistoryEntry, { signal });
  const tops = new Map<string, number>();
  const follow = ({ navigationType, destination }: NavigateEvent) => {
    const isTraversal = navigationType === "traverse";
    if (isTraversal) {
      finishScroll();
      wasScrollCut = false;
    }
    if (navigation.currentEntry) tops.set(navigation.currentEntry.key, scrollY);
    const top = tops.get(destination.key);
    if (!isTraversal || top === undefined) return;
    const restore = () => window.scrollTo({ top, behavior: "instant" });
    // The router puts a page that it remembers back at once: it stands by the next frame.
    window.addEventListener("popstate", () => requestAnimationFrame(restore), { once: true });
  };
  if ("navigation" in window) window.navigation.addEventListener("navigate", follow, { signal });
  return () => listeners.abort();
}
