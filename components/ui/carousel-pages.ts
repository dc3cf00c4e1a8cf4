/** Time between two automatic steps of the carousel. */
export const AUTO_ADVANCE_MS = 5000;

/** Brings any whole number into `0..count - 1`, so that a step past either end comes out at the other. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/**
 * Indexes of the slides in view, in reading order, wrapping past the last one.
 *
 * @param first Index of the leftmost slide.
 * @param perView How many slides fit into the view.
 */
export function slidesInView(first: number, perView: number, count: number): number[] {
  return Array.from({ length: Math.min(perView, count) }, (_, offset) => wrapIndex(first + offset, count));
}

/** What a screen reader hears after a change: 'Certificates 4 and 1 of 4: Full Stack and Python'. */
export function describeSlides(indexes: readonly number[], titles: readonly string[]): string {
  const list = new Intl.ListFormat("en");
  const noun = indexes.length === 1 ? "Certificate" : "Certificates";
  const numbers = list.format(indexes.map((index) => String(index + 1)));
  return `${noun} ${numbers} of ${titles.length}: ${list.format(indexes.map((index) => titles[index] ?? ""))}`;
}
