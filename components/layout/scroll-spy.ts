/** A section counts as reached from this far above its top. */
const SECTION_ACTIVE_OFFSET_PX = 100;

/** The header turns solid once the page is scrolled by more than this. */
export const HEADER_SOLID_AFTER_PX = 10;

/** Browsers round scroll positions differently. */
const SAME_PLACE_TOLERANCE_PX = 2;

export interface PageScroll {
  y: number;
  viewportHeight: number;
  pageHeight: number;
}

export interface SpiedSection {
  id: string;
  /** From the top of the page. */
  top: number;
}

const lastScrollY = ({ pageHeight, viewportHeight }: PageScroll) => Math.max(0, pageHeight - viewportHeight);

/**
 * The last section, in page order, that has been reached; before any is, the first. At the page's end it is the last one,
 * because a short last section can never be scrolled up to the header.
 */
export function findActiveSection(sections: readonly SpiedSection[], scroll: PageScroll): string | undefined {
  const end = lastScrollY(scroll);
  if (end > 0 && scroll.y >= end - SAME_PLACE_TOLERANCE_PX) return sections.at(-1)?.id;
  const reached = sections.findLast((section) => scroll.y >= section.top - SECTION_ACTIVE_OFFSET_PX);
  return (reached ?? sections[0])?.id;
}

/** Whether the page rests where a link to that place takes it, which is short of it where the page ends. */
export function isAtAnchor(top: number, anchorOffset: number, scroll: PageScroll): boolean {
  const landing = Math.min(Math.max(0, top - anchorOffset), lastScrollY(scroll));
  return Math.abs(scroll.y - landing) <= SAME_PLACE_TOLERANCE_PX;
}

/** From 0 to 1; 0 for a page that does not scroll. */
export function scrollProgress(scroll: PageScroll): number {
  const end = lastScrollY(scroll);
  return end === 0 ? 0 : Math.min(1, Math.max(0, scroll.y / end));
}
