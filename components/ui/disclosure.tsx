import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { buttonVariants } from "./button";
import { Icon } from "./icon";

const variants = {
  row: "flex items-center justify-between transition-colors duration-quick",
  button: buttonVariants({ variant: "secondary" }),
  primary: buttonVariants(),
};

interface DisclosureProps extends Omit<ComponentProps<"details">, "title"> {
  title: ReactNode;
  variant?: keyof typeof variants;
  summaryClass?: string;
}

export function Disclosure({ title, variant = "row", summaryClass, className, children, ...props }: DisclosureProps) {
  return (
    <details className={clsx("group/disclosure", className)} {...props}>
      <summary className={clsx("list-none [&::-webkit-details-marker]:hidden", variants[variant], summaryClass)}>
        <span>{title}</span>
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 opacity-75 group-open/disclosure:rotate-180 motion-safe:transition-transform motion-safe:duration-base"
        />
      </summary>
      {children}
    </details>
  );
}
