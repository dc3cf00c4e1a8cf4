import { clsx } from "clsx";
import type { InterfaceIcon } from "@/lib/interface-icons";

interface IconProps<Name> {
  name: Name;
  className?: string;
}

/** A sprite: inline drawings would travel twice, in the HTML and in its hydration data. */
export function BrandIcon({ name, className }: IconProps<string>) {
  return (
    <svg aria-hidden="true" className={clsx("icon", className)}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}

export function Icon({ name, className }: IconProps<InterfaceIcon>) {
  return <BrandIcon name={`ui:${name}`} className={className} />;
}
