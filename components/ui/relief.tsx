import { clsx } from "clsx";
import type { ComponentProps } from "react";

const viewBoxes = {
  relief: "0 0 1600 1000",
  contours: "0 0 1200 600",
  ridge: "0 0 1440 220",
  climb: "0 0 1440 220",
} as const;

export function Relief({ symbol, className, ...props }: ComponentProps<"svg"> & { symbol: keyof typeof viewBoxes }) {
  return (
    <svg
      {...props}
      aria-hidden="true"
      viewBox={viewBoxes[symbol]}
      preserveAspectRatio="xMidYMid slice"
      className={clsx("relief pointer-events-none absolute text-accent-control print:hidden", className)}
    >
      <use href={`/relief.svg#${symbol}`} />
    </svg>
  );
}

/** Replaces a missing picture. Hidden from screen readers, because the heading has the same text. */
export function TitlePlate({ title }: { title: string }) {
  return (
    <div aria-hidden="true" className="title-plate">
      <Relief symbol="contours" className="inset-0 size-full opacity-60" />
      <span className="relative">{title}</span>
    </div>
  );
}
