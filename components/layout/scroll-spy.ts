/** A section is active from this far above its top. */
const SECTION_ACTIVE_OFFSET_PX = 100;

/** Browsers round scroll positions differently. */
const TOLERANCE_PX = 2;

export interface PageScroll {
  y: number;
  viewportHeight: number;
  pageHeight: number;
}

const lastScrollY = ({ pageHeight, viewportHeight }: PageScroll) => Math.max(0, pageHeight - viewportHeight);

/** At the page's end it is the last section, because a short one can never be scrolled up to the header. */
export function findActiveSection(sections: readonly { id: string; top: number }[], scroll: PageScroll) {
  const end = lastScrollY(scroll);
  if (end > 0 && scroll.y >= end - TOLERANCE_PX) return sections.at(-1)?.id;
  const reached = sections.findLast(({ top }) => scroll.y >= top - SECTION_ACTIVE_OFFSET_PX);
  return (reached ?? sections[0])?.id;
}

/** From 0 to 1; 0 for a page that does not scroll. */
export function scrollProgress(scroll: PageScroll): number {
  return Math.min(1, Math.max(0, scroll.y / (lastScrollY(scroll) || Infinity)));
}
