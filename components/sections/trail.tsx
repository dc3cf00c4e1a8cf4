import type { CSSProperties, ReactNode } from "react";
import { Relief } from "@/components/ui/relief";
import { placeOnRidge, RIDGE_HEIGHT } from "@/lib/landmarks";
import { portfolio } from "@/lib/portfolio/portfolio";
import { formatHeight } from "@/lib/portfolio/trek";
import { SentFlags } from "./sent-flags";

const { sections, summit, landscape } = portfolio;

export const nameTimeline = (section: string) => `--at-${section}`;

/** The climber's height follows the section that passes it, from its waypoint to the next. The last one is the camp's. */
const climbs = sections.flatMap(({ id, waypoint }, index) => {
  const next = sections[index + 1]?.waypoint ?? waypoint;
  return waypoint && next ? [{ id, from: waypoint.height, to: next.height }] : [];
});

/** Keyframes cannot read an element's own values, so each section has keyframes of its own. */
const climbKeyframes = climbs
  .map(({ id, from, to }) => `@keyframes climb-${id} { from { --height: ${from} } to { --height: ${to} } }`)
  .join("\n");

const climbStyle: CSSProperties & Record<"--height", number | undefined> = {
  "--height": climbs[0]?.from,
  animationName: climbs.map(({ id }) => `climb-${id}`).join(),
  animationTimeline: climbs.map(({ id }) => nameTimeline(id)).join(),
};

/** `isStacked` where each part has a line of its own, and the last one only where there is room for it. */
export function SummitName({ isStacked = false }: { isStacked?: boolean }) {
  if (!summit) return null;
  const { name, height, isClosed } = summit;
  return (
    <>
      {name && <span translate="no" className="text-ink">{`${name} `}</span>}
      <span>{formatHeight(height)}</span>
      {isClosed && (
        <span className={isStacked ? "max-lg:hidden!" : undefined}>{isStacked ? " not climbed" : ", not climbed"}</span>
      )}
    </>
  );
}

/** For an element in a box of the ridge's height, at the ridge's left end. */
function atLandmark(landmark: "summit" | "camp"): CSSProperties {
  const [x, y] = placeOnRidge(landscape, landmark);
  const toLength = (units: number) => `calc(${units} / ${RIDGE_HEIGHT} * var(--ridge-height))`;
  return { left: toLength(x), top: toLength(y) };
}

/** A line past every section's waypoint, from the first section to the camp on the footer's ridge. */
export function Trail({ children }: { children: ReactNode }) {
  return (
    <div
      className="trail grid grid-cols-1 *:[grid-area:1/1]"
      style={{ timelineScope: sections.map(({ id }) => nameTimeline(id)).join() } as CSSProperties}
    >
      {/* Beside the sections, not around them, so that the offset of a section counts from the top of the page. */}
      <div aria-hidden="true" className="relative print:hidden">
        <div className="trail-line">
          <div data-slot="trail-fill">{climbs.length > 0 && <span data-slot="climber" style={climbStyle} />}</div>
        </div>
        <div
          className="absolute bottom-0 left-[calc(var(--trail-x)-1px)] z-1 size-(--trail-bend) rounded-bl-full border-b-2 border-l-2 border-accent-control"
          data-slot="trail-bend"
        />
        <div className="pointer-events-none absolute inset-x-0 bottom-0 z-1 h-(--ridge-height)">
          <Relief symbol="climb" data-reveal="" data-slot="trail-climb" className="inset-0 size-full" />
          <SentFlags landscape={landscape} camp={placeOnRidge(landscape, "camp")} />
          <span data-slot="camp" className="trail-mark" style={atLandmark("camp")} />
          {summit && (
            <p
              data-slot="summit"
              className="absolute -translate-x-1/2 -translate-y-[calc(100%+.5rem)] text-center meta text-balance text-ink-muted max-sm:w-[min(11rem,60vw)] sm:whitespace-nowrap"
              style={atLandmark("summit")}
            >
              <SummitName />
            </p>
          )}
        </div>
      </div>
      <div className="trail-sections min-w-0">{children}</div>
      <style>{climbKeyframes}</style>
    </div>
  );
}
