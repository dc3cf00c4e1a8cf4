import { cn } from "@/lib/utils";
import type { BrandIconName } from "./brand-icons";

interface BrandIconProps {
  name: BrandIconName;
  size?: "size-5" | "size-6";
  className?: string;
}

/** From a sprite: inline drawings would travel twice, in the HTML and in the data that hydrates it. */
export function BrandIcon({ name, size = "size-5", className }: BrandIconProps) {
  return (
    <svg aria-hidden="true" fill="currentColor" className={cn("shrink-0", size, className)}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
