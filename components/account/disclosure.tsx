import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** A part of Profile that stays folded until it is wanted; one is open at a time. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details name="profile" className="group/part border-t">
      <summary className="flex h-14 list-none items-center justify-between font-medium transition-colors duration-quick hover:text-accent-text [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-muted group-open/part:rotate-180 motion-safe:transition-transform motion-safe:duration-base"
        />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
