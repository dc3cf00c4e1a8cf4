import { clsx } from "clsx";
import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { placeOnRidge, RIDGE_HEIGHT, type Landscape } from "@/lib/landmarks";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import type { Section } from "@/lib/portfolio/sections";
import { SentFlags } from "./sent-flags";
import { StageFade } from "./stage";

export const nameTimeline = (section: string) => `--at-${section}`;
const ARRIVAL = "--arrival";

/** While a section passes the climber, the height counts from that section's waypoint to the next. */
const listClimbs = (sections: readonly Section[]) =>
  sections.flatMap(({ id, waypoint }, index) => {
    const next = sections[index + 1]?.waypoint ?? waypoint;
    return waypoint && next ? [{ id, from: waypoint.height, to: next.height }] : [];
  });

type Climb = ReturnType<typeof listClimbs>[number];

/** Keyframes cannot read an element's own values, so each section has keyframes of its own. */
const writeKeyframes = (climbs: readonly Climb[]) =>
  climbs
    .map(({ id, from, to }) => `@keyframes climb-${id} { from { --height: ${from} } to { --height: ${to} } }`)
    .join("\n");

/**
 * The climber's height as texts have it. After thousands come three digits, which a negative number tells apart; of these,
 * -1000 stands for three zeros. Below the sea, the place of the thousands has a minus.
 */
function writeCounterStyles(language: string): string {
  const write = (number: number) => number.toLocaleString(language);
  const list = (symbols: string[]) => symbols.map((symbol) => `"${symbol}"`).join(" ");
  const digits = Array.from({ length: 10 }, (_, digit) => write(digit));
  const signs = [-1, ...Array.from({ length: 9 }, (_, count) => 1000 * count)].map((number) =>
    write(number).replace(/\p{Nd}{1,3}$/u, ""),
  );
  const zero = write(0);
  return [
    `@counter-style thousands { system: fixed -1; symbols: ${list(signs)} }`,
    `@counter-style digits { system: numeric; symbols: ${list(digits)} }`,
    `@counter-style rest { system: extends digits; range: 0 infinite; fallback: three-digits }`,
    `@counter-style three-digits { system: extends digits; negative: ""; pad: 3 "${zero}"; range: -999 -1; fallback: zeros }`,
    `@counter-style zeros { system: cyclic; symbols: "${zero.repeat(3)}" }`,
  ].join("\n");
}

const climbStyle = (climbs: readonly Climb[]): CSSProperties & Record<"--height", number | undefined> => ({
  "--height": climbs[0]?.from,
  animationName: climbs.map(({ id }) => `climb-${id}`).join(),
  animationTimeline: climbs.map(({ id }) => nameTimeline(id)).join(),
});

/** How far a landmark is from the page's left edge, and above the footer. */
function locate(landscape: Landscape, landmark: "summit" | "camp") {
  const [x, y] = placeOnRidge(landscape, landmark);
  const toLength = (units: number) => `calc(${units} / ${RIDGE_HEIGHT} * var(--ridge-height))`;
  return { x: `calc(var(--ridge-left) + ${toLength(x)})`, y: toLength(RIDGE_HEIGHT - y) };
}

function trailStyle(sections: readonly Section[], landscape: Landscape): CSSProperties & Record<`--${string}`, string> {
  const camp = locate(landscape, "camp");
  const summit = locate(landscape, "summit");
  return {
    timelineScope: [...sections.map(({ id }) => nameTimeline(id)), ARRIVAL].join(),
    "--camp-x": camp.x,
    "--camp-y": camp.y,
    "--summit-x": summit.x,
    "--summit-y": summit.y,
  };
}

export function SummitName({ summit, nameClass }: { summit: NonNullable<Portfolio["summit"]>; nameClass: string }) {
  const { name, elevation, isClosed } = summit;
  return (
    <>
      <span translate="no" className={clsx("text-ink", nameClass)}>
        {`${name} `}
      </span>
      <span className="inline-block">
        <span>{elevation}</span>{" "}
        {isClosed && (
          <span className="[display:var(--closed,inline)] before:content-[var(--closed-dot,'·_')]">not climbed</span>
        )}
      </span>
    </>
  );
}

const SWITCHBACKS =
  "M0 100C18 100 34 99 46 95 60 90 68 83 58 78 46 72 36 71 40 65 45 58 66 60 76 54 86 47 72 42 60 39 50 36 50 29 60 26 72 22 94 26 96 17 98 9 92 6 100 0";

/** From the margin round a bend of constant radius to the foot of the ridge, and in switchbacks to the camp. */
function LastStretch({ className, ...props }: ComponentProps<"div">) {
  return (
    <div {...props} className={clsx("absolute inset-x-0", className)}>
      <div
        data-slot="trail-bend"
        className="absolute bottom-0 left-[calc(var(--trail-x)-1px)] size-(--trail-bend) rounded-bl-[6rem] border-b-2 border-l-2"
      />
      {/* Stretched, so that it joins the bend and the camp at any width. */}
      <svg
        data-slot="trail-climb"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute bottom-px left-[calc(var(--trail-x)+var(--trail-bend)-2px)] h-[calc(var(--camp-y)-1px)] w-[calc(var(--camp-x)-var(--trail-x)-var(--trail-bend)+2px)] overflow-visible fill-none stroke-current stroke-2"
      >
        {/* An edge in the page's colour, as on a map, tells it from the ridge. */}
        <path vectorEffect="non-scaling-stroke" className="stroke-ground stroke-6" d={SWITCHBACKS} />
        <path vectorEffect="non-scaling-stroke" d={SWITCHBACKS} />
      </svg>
    </div>
  );
}

/** A tent where the trail ends, and the name of the place. */
function Camp({ place }: { place?: string }) {
  return (
    <>
      <span
        data-slot="camp"
        className="absolute bottom-(--camp-y) left-(--camp-x) z-2 -translate-x-1/2 translate-y-1/2"
      >
        <svg
          viewBox="0 0 22 16"
          className="block h-4 w-5.5 fill-ground stroke-accent-control stroke-2 [stroke-linejoin:round]"
        >
          <path d="M2 14.5 11 1.5l9 13z" />
          <path d="M11 7 8 14.5" />
        </svg>
      </span>
      {place && (
        <p
          data-slot="camp-name"
          translate="no"
          className="absolute bottom-(--camp-y) left-[calc(var(--camp-x)-.75rem)] z-2 max-w-[calc(100%-var(--camp-x))] translate-y-[calc(100%+.1*var(--ridge-height))] rounded-control bg-ground/85 px-2 py-0.5 meta text-ink"
        >
          {place}
        </p>
      )}
    </>
  );
}

interface TrailProps extends Pick<Portfolio, "sections" | "summit" | "landscape" | "language"> {
  children: ReactNode;
}

/** A line past every section's waypoint, from the first section to the camp on the footer's ridge. */
export function Trail({ sections, summit, landscape, language, children }: TrailProps) {
  if (!landscape) {
    return (
      <div data-plain="" className="trail-sections">
        {children}
      </div>
    );
  }
  const climbs = listClimbs(sections);
  return (
    <div className="trail grid grid-cols-1 *:[grid-area:1/1]" style={trailStyle(sections, landscape)}>
      <div className="trail-sections min-w-0">{children}</div>
      {/* Beside the sections, not around them, so that the offset of a section counts from the top of the page; and after
          them, or on a slow connection it would be drawn over the hero until they arrive. */}
      <div aria-hidden="true" data-slot="trail-drawing" className="pointer-events-none relative">
        <StageFade />
        <div className="trail-line">
          <div className="absolute inset-0 overflow-clip">
            <div data-slot="trail-fill" />
          </div>
          {climbs.length > 0 && (
            <div data-slot="climber-place">
              <span data-slot="climber" style={climbStyle(climbs)} />
            </div>
          )}
        </div>
        <LastStretch data-slot="trail-rest" className="bottom-0 border-line-strong text-line-strong *:border-inherit" />
        {/* The last stretch is drawn once this comes into view. By then, the climber has reached the bend. */}
        <div data-reveal="" data-slot="trail-end" className="absolute inset-x-0 -bottom-60 h-px">
          <LastStretch className="bottom-60 z-1 border-accent-control text-accent-control *:border-inherit" />
        </div>
        <SentFlags landscape={landscape} />
        <Camp place={sections.at(-1)?.waypoint?.place} />
        {summit && (
          <p
            data-slot="summit"
            className="absolute bottom-[calc(var(--summit-y)+.5rem)] left-(--summit-x) z-1 w-max -translate-x-1/2 text-center meta text-ink-muted max-sm:max-w-[min(24ch,60vw)]"
          >
            <SummitName summit={summit} nameClass="max-sm:block" />
          </p>
        )}
      </div>
      {/* In the head, as keyframes that come later restyle the whole page. */}
      <style href="climb" precedence="default">
        {climbs.length > 0 && [writeKeyframes(climbs), writeCounterStyles(language)].join("\n")}
      </style>
    </div>
  );
}
