import { cn } from "@/lib/utils";

interface BrandIconProps {
  /** As the content writes it, or a channel's. */
  name: string;
  size?: "size-5" | "size-6" | "size-8";
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
