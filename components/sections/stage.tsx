import type { Waypoint } from "@/lib/portfolio/trek";

/** How a day on a trek goes up, from its start at 0 0 to its end at 100 100. */
const SHAPES = [
  "M0 0 3 3 6 2 10 7 13 6 17 12 20 10 24 19 27 24 29 23 33 35 36 38 39 36 43 47 46 53 49 52 52 61 56 66 58 65 62 76 65 79 69 86 72 84 76 91 80 94 84 92 88 97 92 95 96 99 100 100",
  "M0 0 4 10 7 6 11 22 14 18 18 34 21 28 25 16 29 22 32 12 36 30 40 26 43 44 47 38 50 56 54 50 57 40 61 58 64 52 68 72 72 64 75 80 79 70 83 86 87 78 91 94 95 90 100 100",
  "M0 0 4 4 8 3 11 11 15 17 18 15 22 26 26 29 29 27 33 33 37 31 41 42 44 51 47 49 51 60 55 64 58 61 62 66 66 65 69 73 73 81 76 79 80 90 84 94 87 91 91 96 95 94 100 100",
  "M0 0 4 2 8 5 12 3 16 8 19 6 23 14 27 12 31 21 34 27 37 25 41 34 45 41 48 38 52 50 56 59 59 57 63 69 67 77 70 74 74 85 78 91 82 89 86 96 91 95 95 99 100 100",
  "M0 0 3 5 7 3 10 9 14 8 18 16 21 14 25 21 29 30 32 28 36 36 40 39 43 36 47 41 51 39 54 48 58 59 61 66 64 63 68 76 72 84 75 81 79 92 83 95 87 92 92 97 96 96 100 100",
];
/** The tallest of stages of one length fills most of the space above its section. */
const STEEPNESS = 290;
const MOST = 90;

/** Nothing is drawn at a scale of 0, so a level stage climbs this much. */
const LEAST = 1;

/** The elevation profile of the stage that leads to a section. It fills as one passes it. */
export function Stage({ number, climb }: NonNullable<Waypoint["stage"]>) {
  const d = SHAPES[(number - 1) % SHAPES.length] ?? "";
  const id = `stage_${number}`;
  const rise = Math.max(-MOST, Math.min(MOST, STEEPNESS * climb)) || LEAST;
  const drawing = { viewBox: "0 0 100 100", preserveAspectRatio: "none" };
  // A way down ends on the line, too.
  const transform = `translate(0 ${rise < 0 ? 100 + rise : 100}) scale(1 ${-rise / 100})`;
  return (
    <div aria-hidden="true" data-slot="stage">
      <svg data-slot="stage-ahead" {...drawing}>
        <g id={id} transform={transform}>
          <path vectorEffect="non-scaling-stroke" strokeLinejoin="round" className="fill-none stroke-current" d={d} />
        </g>
      </svg>
      <svg data-slot="stage-walked" {...drawing}>
        <path fill="url(#stage_fade)" transform={transform} d={`${d}V0Z`} />
        <use href={`#${id}`} />
      </svg>
    </div>
  );
}

/** Every stage is filled with it. */
export function StageFade() {
  return (
    <svg aria-hidden="true" className="absolute size-0 text-accent-control">
      <linearGradient id="stage_fade" x2="0" y2="1">
        <stop stopColor="currentColor" stopOpacity="0" />
        <stop offset="1" stopColor="currentColor" stopOpacity=".28" />
      </linearGradient>
    </svg>
  );
}
