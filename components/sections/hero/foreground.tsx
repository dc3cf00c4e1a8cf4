const RIDGE =
  "M0 148c28-4 44-34 74-40 24-4 40 14 62 14 34 0 50-26 82-30 22-2 34 14 54 10 30-6 44-44 74-62 12-8 24 2 34 12 20 20 30 42 52 48 24 6 38-14 60-10 36 6 54 44 108 58";
const SHADE =
  "M350 38c14-6 24 6 30 14 20 20 30 42 52 48-18 8-22 34-40 46-16 10-14-22-24-38-12-20-28-38-18-70zM74 108c24-4 40 14 62 14-20 10-24 36-44 40-14 2-10-34-18-54zM492 90c36 6 54 44 108 58-34 2-62 22-80 8-16-12-10-50-28-66z";
const CONTOURS = [
  { transform: "translate(12 38) scale(.96 .88)", strokeOpacity: 0.5 },
  { transform: "translate(30 72) scale(.92 .78)", strokeOpacity: 0.4 },
  { transform: "translate(52 104) scale(.86 .7)", strokeOpacity: 0.3 },
];

/** The hill in front of a portrait that is cut out. Its foot fades into the page. */
export function Foreground() {
  return (
    <svg
      aria-hidden="true"
      data-hero-foreground=""
      viewBox="0 0 600 240"
      className="relief pointer-events-none absolute text-accent-control print:hidden"
    >
      <path fill="var(--foreground)" d={`${RIDGE}v92H0z`} />
      <path fill="var(--relief-shade)" fillOpacity=".32" d={SHADE} />
      <g fill="none" stroke="currentColor">
        <path strokeWidth="2.2" d={RIDGE} />
        {CONTOURS.map((contour) => (
          <path key={contour.transform} d={RIDGE} {...contour} />
        ))}
      </g>
    </svg>
  );
}
