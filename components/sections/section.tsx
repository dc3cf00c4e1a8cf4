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
  headingClass?: string;
  /** Whether the section shows its introduction elsewhere. */
  isLeadApart?: boolean;
}

/** A section of the home page, under its heading. */
export function Section({
  section: { id, heading, introduction, waypoint, isLast },
  action,
  children,
  columnClass,
  headerClass = "mb-8 lg:mb-12",
  titleClass,
  headingClass = "text-4xl",
  isLeadApart,
}: SectionProps) {
  const headingId = `${id}_heading`;
  const lead = isLeadApart ? undefined : introduction;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={clsx("relative pt-(--above-waypoint)", isLast ? "pb-ridge" : "pb-12 md:pb-20")}
      style={{ viewTimelineName: nameTimeline(id) }}
    >
      {waypoint?.stage && <Stage {...waypoint.stage} />}
      <div data-reveal className={clsx("page-column pt-4", columnClass)}>
        <header
          data-slot="waypoint"
          className={clsx(
            "waypoint -mt-4 flex flex-wrap items-end gap-x-8 gap-y-6 pt-4",
            !waypoint && "border-t",
            headerClass,
          )}
        >
          <div className={clsx("grow", lead && "basis-80", titleClass)}>
            {waypoint && (
              <p className="accent-mark meta text-accent-text">
                {waypoint.place && <span translate="no">{`${waypoint.place} · `}</span>}
                <span>{waypoint.elevation}</span>
              </p>
            )}
            <h2 id={headingId} className={clsx("mt-2 md:mt-4", headingClass)}>
              {heading}
            </h2>
            {lead && <p className="mt-3 max-w-[58ch] text-lg text-balance text-ink-muted lg:text-xl">{lead}</p>}
          </div>
          {action}
        </header>
        {children}
      </div>
    </section>
  );
}
