import { cn } from "@/lib/utils";

interface LinkStyle {
  variant: "bar" | "drawer" | "text" | "onward" | "list";
  className?: string;
}

/** Links that are neither buttons nor part of a text. What each looks like stands in primitives.css. */
export const linkVariants = ({ variant, className }: LinkStyle) => cn("link", `link-${variant}`, className);
