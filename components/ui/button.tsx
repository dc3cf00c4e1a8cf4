import { clsx } from "clsx";
import type { ComponentProps } from "react";

interface ButtonStyle {
  variant?: "primary" | "secondary" | "quiet" | "danger" | "ghost";
  size?: "default" | "small" | "icon" | "icon-small" | "floating" | "list" | "menu";
  className?: string;
}

export const buttonVariants = ({ variant = "primary", size = "default", className }: ButtonStyle = {}) =>
  clsx("button", `button-${variant}`, `button-${size}`, className);

export function Button({ className, variant, size, ...props }: ComponentProps<"button"> & ButtonStyle) {
  return <button type="button" className={buttonVariants({ variant, size, className })} {...props} />;
}
