import { clsx } from "clsx";
import type { ReactNode } from "react";

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
  return (
    <section id={id} aria-labelledby={headingId} className={clsx("relative py-12 md:py-24 print:py-6", className)}>
      <div data-reveal className="page-column">
        <header className="mb-8 flex flex-wrap items-end gap-x-8 gap-y-6 border-t pt-4 lg:mb-12 print:block">
          <div className={clsx("grow", introduction && "basis-80")}>
            <p className="meta text-accent-text">{String(number).padStart(2, "0")}</p>
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
