import { clsx } from "clsx";
import type { Landscape } from "@/lib/landmarks";

interface Ground {
  ridge: string;
  /** The sides of hills that lie in shade. */
  shade?: string;
  waves?: string;
}

/** In hundredths of the portrait's width, from the lower left corner of the portrait. A saddle lies under the collar. */
const GROUNDS: Record<Landscape, Ground> = {
  peaks: {
    ridge:
      "M-1100 40C-1000 34-900 45-780 42S-560 30-440 35-300 39-230 29-120 7-80-4C-68-7.3-62-9-50-15S-30-29-18-29.5C-8-30 0-24 12-22.5S30-24.5 40-21.5 58-18 66-19.5 84-26 94-30 112-45 121-47C130-49 134-40 141-35S156-31 166-33 186-24 198-20 222-20 236-12 266 2 290 4 350-6 410-4 520 16 620 12 820-12 940-8 1160 10 1300 6",
    shade:
      "M121-47C130-49 134-40 141-35S156-31 166-33 186-24 198-20 222-20 236-12 266 2 290 4C300 30 320 60 350 90 290 78 246 60 216 36 184 10 148 4 138-14 132-26 128-40 121-47ZM-18-29.5C-8-30 0-24 12-22.5 26-4 76 54 150 120L464 400H170L58 120C34 60 0 10-18-29.5Z",
  },
  hills: {
    ridge:
      "M-1100 44C-960 26-860 44-720 40S-520 22-400 30-260 38-190 22-120-12-70-20-10-30 20-24 56-18 80-22 140-44 190-42 280-14 340-10 480-26 580-22 760 8 880 4 1100-16 1300-8",
  },
  shore: {
    ridge:
      "M-1100 26H-250C-210 26-180 22-150 14S-90-2-60-10-14-23 14-23 52-19 74-20 120-33 150-33 200-20 236-14 300 2 360 10 430 24 500 24H1300",
    waves: "M-430 32h50m34 0h62m22 0h40m-196 7h60m40 0h46m-240 6h90m60 0h52m-180 7h60",
  },
};
const CONTOURS = [
  { transform: "translate(0 12) scale(1 .84)", strokeOpacity: 0.5 },
  { transform: "translate(0 26) scale(1 .66)", strokeOpacity: 0.4 },
  { transform: "translate(0 43) scale(1 .48)", strokeOpacity: 0.3 },
];

/** The hill in front of the mountains, and of a portrait that is cut out. It runs on to both edges of the screen. */
export function HeroGround({ landscape, isInFront }: { landscape: Landscape; isInFront: boolean }) {
  const { ridge, shade, waves } = GROUNDS[landscape];
  return (
    <svg
      aria-hidden="true"
      data-slot="hero-ground"
      viewBox="-1100 -56 2400 456"
      className={clsx("relief pointer-events-none absolute max-w-none text-accent-control", isInFront && "z-1")}
    >
      <filter id="relief_tone" colorInterpolationFilters="sRGB">
        <feFlood floodColor="color-mix(in oklab, var(--band) 55%, var(--line-strong))" />
        <feBlend in="SourceGraphic" mode="luminosity" />
        <feComposite in2="SourceGraphic" operator="in" />
      </filter>
      <path fill="var(--foreground)" d={`${ridge}V400H-1100Z`} />
      {shade && <path fill="var(--relief-shade)" fillOpacity=".32" d={shade} />}
      <g fill="none" stroke="currentColor" strokeWidth=".4">
        <path strokeWidth=".8" strokeLinecap="round" d={ridge} />
        {CONTOURS.map((contour) => (
          <path key={contour.transform} d={ridge} {...contour} />
        ))}
        {waves && <path strokeWidth=".6" strokeLinecap="round" strokeOpacity=".7" d={waves} />}
      </g>
    </svg>
  );
}
