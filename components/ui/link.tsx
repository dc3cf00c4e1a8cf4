import { clsx } from "clsx";
import type { ComponentProps } from "react";

const muted = "text-ink-muted hover:text-ink";
const underlined = "inline-flex min-h-6 underline decoration-line-strong underline-offset-4 pointer-coarse:min-h-11";

const variants = {
  text: clsx(underlined, muted),
  action: clsx(underlined, "font-medium text-ink"),
  onward: clsx(
    "inline-flex min-h-8 gap-1.5 px-1 text-sm font-medium hover:underline pointer-coarse:min-h-11",
    "accent-mark text-accent-text",
  ),
  list: clsx(
    muted,
    "inline-flex min-h-9 min-w-6 gap-2.5 wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11",
  ),
};

interface LinkStyle {
  variant: keyof typeof variants;
  className?: string;
}

export const linkVariants = ({ variant, className }: LinkStyle) =>
  clsx("items-center transition-colors duration-quick", variants[variant], className);

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
