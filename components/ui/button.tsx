import { clsx } from "clsx";
import type { ComponentProps } from "react";

const base = clsx(
  "button inline-flex items-center gap-2 border font-medium disabled:opacity-60",
  "transition-[color,background-color,border-color,scale] duration-quick motion-safe:active:scale-[.98]",
);

const variants = {
  primary: "border-accent-control bg-accent-fill text-on-accent hover:border-ink",
  secondary: "border-line-strong bg-surface text-ink hover:border-ink hover:bg-raised",
  quiet: "border-transparent text-ink -outline-offset-2 hover:bg-sunken",
  danger: "border-danger bg-surface text-danger hover:bg-raised",
  ghost: "border-transparent text-ink-muted -outline-offset-2 hover:bg-sunken hover:text-ink",
};

const centred = "justify-center rounded-control";
const labelled = clsx(centred, "whitespace-nowrap [&_svg:not([class*=size-])]:size-4.5");

const sizes = {
  default: clsx(labelled, "h-12 px-5"),
  compact: clsx(labelled, "h-12 px-3"),
  small: clsx(labelled, "h-10 px-4 text-sm max-lg:h-11 pointer-coarse:h-11"),
  icon: clsx(centred, "size-11 shrink-0"),
  /** One of several, as wide as its text. */
  chip: "min-h-8 rounded-card px-3 py-1 text-left text-sm -outline-offset-2 pointer-coarse:min-h-11",
  /** As wide as the list in which it stands. */
  row: "w-full min-h-9 rounded-control px-3 py-1.5 text-left text-sm pointer-coarse:min-h-11 [&_svg]:size-4.5",
  round: "size-14 justify-center rounded-full",
};

interface ButtonStyle {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  className?: string;
}

export const buttonVariants = ({ variant = "primary", size = "default", className }: ButtonStyle = {}) =>
  clsx(base, variants[variant], sizes[size], className);

export function Button({ className, variant, size, ...props }: ComponentProps<"button"> & ButtonStyle) {
  return <button type="button" className={buttonVariants({ variant, size, className })} {...props} />;
}
