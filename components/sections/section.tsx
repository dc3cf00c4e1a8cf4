import type { ReactNode } from "react";
import { cn } from "@/lib/utils";

interface SectionProps {
  id: string;
  /** Name of the section in the margin: 'About'. */
  label: string;
  /** Position on the page, shown as two digits. */
  number: number;
  title: string;
  introduction?: string;
  /** Stands at the right end of the heading row. */
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** One section of the landing page: its number and name as metadata, the heading, then what it holds. */
export function Section({ id, label, number, title, introduction, action, children, className }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cn("relative py-16 md:py-24 lg:py-32 print:py-6", className)}
    >
      <div className="page-column">
        <header data-reveal className="mb-10 border-t pt-4 lg:mb-14">
          <p className="meta text-ink-muted">
            <span className="text-accent-text">{String(number).padStart(2, "0")}</span> {label}
          </p>
          <div className="mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-6 lg:mt-12">
            <div>
              <h2 id={headingId} className="max-w-[20ch] text-4xl">
                {title}
              </h2>
              {introduction && <p className="mt-4 max-w-[58ch] text-lg text-ink-muted">{introduction}</p>}
            </div>
            {action}
          </div>
        </header>
        {children}
      </div>
    </section>
  );
}
