const SECTION_ACTIVE_OFFSET_PX = 100;
/** Browsers round scroll positions differently. */
const TOLERANCE_PX = 2;

interface ScrollView {
  y: number;
  progress: number;
  activeSection: string | undefined;
}

const root = () => document.documentElement;

/** `#top` is a valid target although no element has that id. */
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

/** While the drawer is open, the body is fixed and the scroll position is 0. */
const isPageFixed = () => document.body.style.position === "fixed";

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
    // A short last section may never reach the header, so it becomes active at the end of the page.
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

/** The router ignores history entries it did not create, such as those of plain anchors. */
function adoptHistoryEntry(): void {
  if (history.state === null) history.replaceState(null, "", location.href);
}

/** Target hash of the smooth scroll in progress, or an empty string. */
let aim = "";

/** Jumps to a smooth scroll's target. Otherwise the next page would keep scrolling, and Back would stop halfway. */
const finishScroll = () => aim !== "" && jumpTo(aim);

let wasScrollCut = false;

export function leavePage(): void {
  adoptHistoryEntry();
  wasScrollCut = finishScroll();
}

/** A browser may apply the last step of a scroll after the new page appears, so set the position again. */
export function placePage(): void {
  if (!wasScrollCut) return;
  wasScrollCut = false;
  requestAnimationFrame(() => requestAnimationFrame(() => jumpTo(location.hash.slice(1) || "top")));
}

/** Fixes the scroll position on Back. Firefox restores it too early, and a smooth scroll may have stopped halfway. */
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
    // Wait one frame for the router to render the cached page.
    window.addEventListener("popstate", () => requestAnimationFrame(restore), { once: true });
  };
  if ("navigation" in window) window.navigation.addEventListener("navigate", follow, { signal });
  return () => listeners.abort();
}
