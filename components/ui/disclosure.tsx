import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon";

interface DisclosureProps extends Omit<ComponentProps<"details">, "title"> {
  title: ReactNode;
  summaryClass: string;
}

export function Disclosure({ title, summaryClass, className, children, ...props }: DisclosureProps) {
  return (
    <details className={clsx("group/disclosure", className)} {...props}>
      <summary
        className={clsx(
          "flex list-none items-center justify-between transition-colors duration-quick [&::-webkit-details-marker]:hidden",
          summaryClass,
        )}
      >
        {title}
        <Icon
          name="chevron-down"
          className="size-5 text-ink-muted group-open/disclosure:rotate-180 motion-safe:transition-transform motion-safe:duration-base"
        />
      </summary>
      {children}
    </details>
  );
}
