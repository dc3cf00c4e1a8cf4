import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { SectionHead } from "@/lib/portfolio/sections";
import { Stage } from "./stage";
import { nameTimeline } from "./trail";

interface SectionProps {
  section: SectionHead & { introduction?: string };
  action?: ReactNode;
  children: ReactNode;
  columnClass?: string;
  headerClass?: string;
  titleClass?: string;
  /** Whether the section shows its introduction elsewhere. */
  isLeadApart?: boolean;
}

/** A section of the home page, under its heading. */
export function Section({
  section: { id, heading, introduction, waypoint, isLast },
  action,
  children,
  columnClass,
  headerClass = "mb-6 sm:mb-8 lg:mb-12",
  titleClass,
  isLeadApart,
}: SectionProps) {
  const headingId = `${id}_heading`;
  const lead = isLeadApart ? undefined : introduction;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={clsx("relative pt-(--above-waypoint)", isLast ? "pb-ridge" : "pb-2 md:pb-20")}
      style={{ viewTimelineName: nameTimeline(id) }}
    >
      {waypoint?.stage && <Stage {...waypoint.stage} />}
      <div data-reveal className={clsx("page-column pt-4", columnClass)}>
        <header
          data-slot="waypoint"
          className={clsx(
            "waypoint -mt-4 flex flex-wrap items-end gap-x-2 pt-4 sm:gap-x-8",
            !waypoint && "border-t",
            headerClass,
          )}
        >
          {/* On a phone, the action stands beside the heading. */}
          <div className={clsx("grow max-sm:contents", lead && "basis-80", titleClass)}>
            {waypoint && (
              <div className="max-sm:basis-full">
                <p className="accent-mark meta text-accent-text">
                  {waypoint.place && <span translate="no">{`${waypoint.place} · `}</span>}
                  <span>{waypoint.elevation}</span>
                </p>
              </div>
            )}
            <h2 id={headingId} className="mt-2 text-4xl max-sm:grow md:mt-4">
              {heading}
            </h2>
            {lead && (
              <p className="mt-3 w-fit max-w-[58ch] text-balance text-ink-muted max-sm:order-1 max-sm:basis-full sm:text-lg lg:text-xl">
                {lead}
              </p>
            )}
          </div>
          {action && <div className="mt-3">{action}</div>}
        </header>
        {children}
      </div>
    </section>
  );
}
