import { cn } from "@/lib/utils";
import type { BrandIconName } from "./brand-icons";

/**
 * A brand's mark, decorative: the name beside it is text. The drawings stand in one sprite, because inline ones would
 * travel twice, in the HTML and in the data that hydrates it.
 */
export function BrandIcon({ name, className }: { name: BrandIconName; className?: string }) {
  return (
    <svg aria-hidden="true" fill="currentColor" className={cn("size-5 shrink-0", className)}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
