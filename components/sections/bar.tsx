import type { CSSProperties } from "react";

/** A rule that is filled from `start` on, for a `share` of its length. Both are percentages. */
export function Bar({ start = 0, share, place }: { start?: number; share: number; place: number }) {
  return <div data-bar style={{ "--start": `${start}%`, "--share": `${share}%`, "--place": place } as CSSProperties} />;
}
