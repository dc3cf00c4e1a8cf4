import { clsx } from "clsx";
import type { InterfaceIcon } from "@/lib/interface-icons";

interface IconProps<Name> {
  name: Name;
  className?: string;
}

/** From a sprite: inline drawings would travel twice, in the HTML and in the data that hydrates it. */
export function BrandIcon({ name, className }: IconProps<string>) {
  return (
    <svg aria-hidden="true" className={clsx("icon", className)}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}

/** Of the interface itself; size-5 where nothing around it says otherwise. */
export function Icon({ name, className }: IconProps<InterfaceIcon>) {
  return <BrandIcon name={`ui:${name}`} className={className} />;
}
