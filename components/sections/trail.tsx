import type { CSSProperties, ReactNode } from "react";
import { Relief } from "@/components/ui/relief";
import { portfolio } from "@/lib/portfolio/portfolio";
import { formatAltitude } from "@/lib/portfolio/waypoints";
import { SUMMITS } from "@/lib/summits";

const { altitudes, landscape } = portfolio;

export function SummitName() {
  if (!altitudes) return null;
  return (
    <>
      {altitudes.summitName && (
        <span translate="no" className="text-ink">
          {`${altitudes.summitName} `}
        </span>
      )}
      <span>{formatAltitude(altitudes.summit)}</span>
    </>
  );
}

export function placeSummit(symbol: "relief" | "ridge"): CSSProperties {
  const [x, y] = SUMMITS[landscape][symbol];
  return { "--summit-x": x, "--summit-y": y } as CSSProperties;
}

/** A line past every section's waypoint, from the first section to the summit on the footer's ridge. */
export function Trail({ children }: { children: ReactNode }) {
  return (
    <div className="trail grid grid-cols-1 *:[grid-area:1/1]">
      {/* Beside the sections, not around them, so that the offset of a section counts from the top of the page. */}
      <div aria-hidden="true" className="relative">
        <div className="trail-line">
          <div data-slot="trail-fill" />
        </div>
        <div className="trail-summit" style={placeSummit("ridge")}>
          <Relief symbol="climb" data-reveal="" className="inset-0 size-full" />
          {altitudes && (
            <p>
              <SummitName />
            </p>
          )}
        </div>
      </div>
      <div className="trail-sections min-w-0">{children}</div>
    </div>
  );
}
