import { clsx } from "clsx";
import type { ReactNode } from "react";
import { cv } from "@/content/cv";
import { projects } from "@/content/projects";
import { site } from "@/content/site";
import { findWaypoint, formatAltitude } from "@/lib/altitudes";
import { filledSections } from "@/lib/facts";

const count = filledSections(site, { ...projects, cv }).length;

interface SectionProps {
  id: string;
  number: number;
  title: string;
  introduction?: string;
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Section({ id, number, title, introduction, action, children, className }: SectionProps) {
  const headingId = `${id}-heading`;
  const { altitudes } = site;
  return (
    <section id={id} aria-labelledby={headingId} className={clsx("relative py-12 md:py-24 print:py-6", className)}>
      <div data-reveal className="page-column">
        <header className="waypoint mb-8 flex flex-wrap items-end gap-x-8 gap-y-6 pt-4 lg:mb-12 print:block">
          <div className={clsx("grow", introduction && "basis-80")}>
            {altitudes && (
              <p className="accent-mark meta text-accent-text">
                {formatAltitude(findWaypoint(number, count, altitudes))}
              </p>
            )}
            <h2 id={headingId} className="mt-2 text-4xl md:mt-4">
              {title}
            </h2>
            {introduction && (
              <p className="mt-3 max-w-[58ch] text-lg text-balance text-ink-muted lg:text-xl">{introduction}</p>
            )}
          </div>
          {action}
        </header>
        {children}
      </div>
    </section>
  );
}
