import { clsx } from "clsx";
import type { ComponentProps } from "react";

interface LinkStyle {
  variant: "bar" | "drawer" | "text" | "onward" | "list";
  className?: string;
}

export const linkVariants = ({ variant, className }: LinkStyle) => clsx("link", `link-${variant}`, className);

export function ExternalLink({ href, children, ...props }: ComponentProps<"a"> & { href: string }) {
  const opensTab = href.startsWith("http");
  return (
    <a href={href} {...(opensTab && { target: "_blank", rel: "noopener" })} {...props}>
      {children}
      {opensTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
