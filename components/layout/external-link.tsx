import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";

/** A link to the owner's profile on another site, in a new tab, and said to be. */
export function ExternalLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener me" className={className}>
      {children}
      <ArrowUpRight aria-hidden="true" className="ml-1 size-4 shrink-0" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
