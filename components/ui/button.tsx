import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** Styles are in primitives.css. */
interface ButtonStyle {
  variant?: "primary" | "secondary" | "quiet" | "danger" | "ghost";
  size?: "default" | "small" | "icon" | "icon-small" | "floating" | "list" | "menu";
  className?: string;
}

/** Also for links that look like buttons. */
export const buttonVariants = ({ variant = "primary", size = "default", className }: ButtonStyle = {}) =>
  clsx("button", `button-${variant}`, `button-${size}`, className);

export function Button({
  className,
  variant,
  size,
  type = "button",
  ...props
}: ComponentProps<"button"> & ButtonStyle) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...props} />;
}
