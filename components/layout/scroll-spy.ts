/** A section counts as reached from this far above its top. */
export const SECTION_ACTIVE_OFFSET_PX = 100;

/** The header turns solid once the page is scrolled by more than this. */
export const HEADER_SOLID_AFTER_PX = 10;

/** Browsers round scroll positions differently; two positions this close are the same place. */
export const SAME_PLACE_TOLERANCE_PX = 2;

/** Where the page is scrolled to. All in CSS px. */
export interface PageScroll {
  y: number;
  viewportHeight: number;
  pageHeight: number;
}

export interface SpiedSection {
  id: string;
  /** Distance of the section's top from the top of the page, in CSS px. */
  top: number;
}

const lastScrollY = ({ pageHeight, viewportHeight }: PageScroll) => Math.max(0, pageHeight - viewportHeight);

/**
 * The section in view: the last one whose area, starting 100 px above its top, has been reached; before any is reached,
 * the first. At the page's end it is the last one, because a short last section can never be scrolled up to the header.
 *
 * @param sections In page order.
 * @returns The section's id; undefined only for an empty list.
 */
export function findActiveSection(sections: readonly SpiedSection[], scroll: PageScroll): string | undefined {
  const end = lastScrollY(scroll);
  if (end > 0 && scroll.y >= end - SAME_PLACE_TOLERANCE_PX) return sections.at(-1)?.id;
  const reached = sections.findLast((section) => scroll.y >= section.top - SECTION_ACTIVE_OFFSET_PX);
  return (reached ?? sections[0])?.id;
}

/**
 * Whether the page rests where a link to a section takes it, which is short of the section's top where the page ends.
 *
 * @param top Distance of the section's top from the top of the page, in CSS px.
 * @param anchorOffset Room that a followed anchor keeps for the header, in CSS px.
 */
export function isAtAnchor(top: number, anchorOffset: number, scroll: PageScroll): boolean {
  const landing = Math.min(Math.max(0, top - anchorOffset), lastScrollY(scroll));
  return Math.abs(scroll.y - landing) <= SAME_PLACE_TOLERANCE_PX;
}

/** How much of the page has been scrolled through, from 0 to 1; 0 for a page that does not scroll. */
export function scrollProgress(scroll: PageScroll): number {
  const end = lastScrollY(scroll);
  return end === 0 ? 0 : Math.min(1, Math.max(0, scroll.y / end));
}
