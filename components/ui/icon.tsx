import { clsx } from "clsx";
import type { InterfaceIcon } from "@/lib/interface-icons";

/** Uses a sprite, because inline SVG would be sent twice: in the HTML and in the hydration data. */
export function BrandIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" width={20} height={20} className={clsx("overflow-visible fill-current", className)}>
      <use href={`/icons.svg?v=${process.env.DRAWINGS_VERSION}#${name}`} />
    </svg>
  );
}

export function Icon({ name, className }: { name: InterfaceIcon; className?: string }) {
  return <BrandIcon name={`ui:${name}`} className={className} />;
}
