import { clsx } from "clsx";
import type { ComponentProps } from "react";

const muted = "text-ink-muted hover:text-ink";
const underlined = "min-h-6 underline decoration-line-strong underline-offset-4";

const variants = {
  text: clsx(underlined, muted),
  action: clsx(underlined, "font-medium text-ink"),
  onward: "min-h-8 gap-1.5 px-1 accent-mark text-sm font-medium text-accent-text hover:underline",
  list: clsx(muted, "min-h-9 gap-2.5 wrap-anywhere"),
};

/** A link may be a name of two letters. */
const targetClass = "inline-flex min-w-6 items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11";

interface LinkStyle {
  variant: keyof typeof variants;
  className?: string;
}

export const linkVariants = ({ variant, className }: LinkStyle) =>
  clsx(targetClass, "transition-colors duration-quick", variants[variant], className);

export function ExternalLink({ href, children, ...props }: ComponentProps<"a"> & { href: string }) {
  if (!href.startsWith("http")) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" {...props}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
