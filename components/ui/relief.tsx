import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** The ridge is the upper part of the relief. */
const symbols = {
  relief: { id: "relief", viewBox: "0 0 1600 1000", align: "xMidYMid slice" },
  contours: { id: "contours", viewBox: "0 0 1200 600", align: "xMidYMid slice" },
  ridge: { id: "relief", viewBox: "0 60 1600 330", align: "xMinYMin slice" },
};

export function Relief({ symbol, className, ...props }: ComponentProps<"svg"> & { symbol: keyof typeof symbols }) {
  const { id, viewBox, align } = symbols[symbol];
  const size = symbol === "ridge" ? { width: 1600, height: 1000 } : undefined;
  return (
    <svg
      {...props}
      aria-hidden="true"
      viewBox={viewBox}
      preserveAspectRatio={align}
      className={clsx("relief pointer-events-none absolute text-accent-control", className)}
    >
      <use href={`/relief.svg?v=${process.env.DRAWINGS_VERSION}#${id}`} {...size} />
    </svg>
  );
}
