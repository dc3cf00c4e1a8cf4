/** In hundredths of the portrait's width, from the lower left corner of the portrait. */
const RIDGE =
  "M-100 10C-100 2-90-1-80-4S-62-8-50-15-30-29-18-29.5C-8-30 0-24 12-22.5S30-24.5 40-21.5 58-18 66-19.5 84-26 94-30 112-45 121-47C130-49 134-40 141-35S156-31 166-33 186-24 198-20 222-20 236-12 266 2 290 4";
const FOOT = "C304 8 280 20 240 20S188 18 168 20 140 25 120 24 84 18 62 21 20 28-4 25-48 18-68 20-100 19-100 10Z";
const SHADE =
  "M124-47.6C131-48 134-40 141-35 146-31 150-31 155-31.6 150-22 151-8 142 2 136 7 137-6 131-12 124-21 117-32 124-47.6ZM-14-29.5C-6-29-1-24 10-22.7 2-16 0-6-8 2-13 6-13-4-15-11-17-18-22-24-14-29.5ZM170-32.8C182-29 188-22 198-20 192-12 194 0 184 6 178 9 180-2 176-8 170-16 166-22 170-32.8Z";
const CONTOURS = [
  { transform: "translate(2 3) scale(.96 .66)", strokeOpacity: 0.55 },
  { transform: "translate(4 7) scale(.91 .4)", strokeOpacity: 0.45 },
  { transform: "translate(7 11) scale(.85 .2)", strokeOpacity: 0.35 },
];

/** The hill in front of a portrait that is cut out. Its saddle lies under the collar. */
export function Foreground() {
  return (
    <svg
      aria-hidden="true"
      data-hero-foreground=""
      viewBox="-110 -56 420 86"
      className="relief pointer-events-none absolute text-accent-control"
    >
      <path fill="var(--foreground)" d={RIDGE + FOOT} />
      <path fill="var(--relief-shade)" fillOpacity=".32" d={SHADE} />
      <g fill="none" stroke="currentColor" strokeWidth=".4">
        <path strokeOpacity=".5" d={RIDGE + FOOT} />
        <path strokeWidth=".8" strokeLinecap="round" d={RIDGE} />
        {CONTOURS.map((contour) => (
          <path key={contour.transform} d={RIDGE} {...contour} />
        ))}
      </g>
    </svg>
  );
}
