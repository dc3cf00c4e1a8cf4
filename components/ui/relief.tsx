import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** The ridge and the line that climbs it are stretched to the page's width. */
const symbols = {
  relief: ["0 0 1600 1000", "xMidYMid slice"],
  contours: ["0 0 1200 600", "xMidYMid slice"],
  ridge: ["0 0 1440 220", "none"],
  climb: ["0 0 1440 220", "none"],
} as const;

export function Relief({ symbol, className, ...props }: ComponentProps<"svg"> & { symbol: keyof typeof symbols }) {
  const [viewBox, preserveAspectRatio] = symbols[symbol];
  return (
    <svg
      {...props}
      aria-hidden="true"
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      className={clsx("relief pointer-events-none absolute text-accent-control print:hidden", className)}
    >
      <use href={`/relief.svg?v=${process.env.DRAWINGS_VERSION}#${symbol}`} />
    </svg>
  );
}
