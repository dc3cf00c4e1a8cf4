import type { CSSProperties } from "react";

interface BarProps {
  start?: number;
  share: number;
  place: number;
  className: string;
}

/** A rule that is filled from `start` on, for a `share` of its length. Both are percentages. */
export function Bar({ start = 0, share, place, className }: BarProps) {
  const style = { "--start": `${start}%`, "--share": `${share}%`, "--place": place } as CSSProperties;
  return <div data-bar className={className} style={style} />;
}
