/** A section is active from this far above its top. */
const SECTION_ACTIVE_OFFSET_PX = 100;
/** Browsers round scroll positions differently. */
const TOLERANCE_PX = 2;

interface ScrollView {
  y: number;
  /** From 0 to 1; 0 for a page that does not scroll. */
  progress: number;
  activeSection: string | undefined;
}

const root = () => document.documentElement;

/** Distance from the page's top; `#top` is the platform's own anchor. */
function topOf(id: string): number | undefined {
  if (id === "top") return 0;
  const element = document.getElementById(id);
  return element ? element.getBoundingClientRect().top + scrollY : undefined;
}

function jumpTo(id: string): boolean {
  const top = topOf(id);
  if (top === undefined) return false;
  const anchorOffset = Number.parseFloat(getComputedStyle(root()).scrollPaddingTop);
  window.scrollTo({ top: top - anchorOffset, behavior: "instant" });
  return true;
}

/** An open drawer fixes the body; the scroll position reads 0 meanwhile. */
const isPageFixed = () => document.body.style.position === "fixed";

/** Reports, at most once a frame, where the page is scrolled to. */
export function trackScroll(sectionIds: readonly string[], onChange: (view: ScrollView) => void): () => void {
  let frame = 0;
  const update = () => {
    frame = 0;
    if (isPageFixed()) return;
    const y = scrollY;
    const end = root().scrollHeight - root().clientHeight;
    const sections = sectionIds.flatMap((id) => {
      const top = topOf(id);
      return top === undefined ? [] : { id, top };
    });
    const reached = sections.findLast(({ top }) => y >= top - SECTION_ACTIVE_OFFSET_PX) ?? sections[0];
    // A short last section can never be scrolled up to the header.
    const isAtEnd = end > 0 && y >= end - TOLERANCE_PX;
    const activeSection = (isAtEnd ? sections.at(-1) : reached)?.id;
    onChange({ y, progress: Math.min(1, Math.max(0, y / (end || Infinity))), activeSection });
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
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

/** The router ignores history entries that it does not know, such as those of plain anchors: it is handed each one. */
function adoptHistoryEntry(): void {
  if (history.state === null) history.replaceState(null, "", location.href);
}

/** The anchor that the page is gliding to. */
let aim = "";

/** A smooth scroll under way would go on in the next page, and Back would find half the way. */
const finishScroll = () => aim !== "" && jumpTo(aim);

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
  window.addEventListener("scrollend", () => (aim = ""), { signal });
  const tops = new Map<string, number>();
  const follow = ({ navigationType, destination, userInitiated }: NavigateEvent) => {
    const isTraversal = navigationType === "traverse";
    if (isTraversal) {
      finishScroll();
      wasScrollCut = false;
      aim = "";
    } else if (userInitiated || navigationType === "push") aim = new URL(destination.url).hash.slice(1);
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
