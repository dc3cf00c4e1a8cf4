import { clsx } from "clsx";
import type { Ref } from "react";

interface WordmarkProps {
  name: string;
  variant?: "brackets" | "plain";
  className?: string;
  ref?: Ref<HTMLSpanElement>;
}

export function Wordmark({ name, variant = "brackets", className, ref }: WordmarkProps) {
  const nameClass = clsx("font-display font-semibold tracking-tight", className);
  if (variant === "plain") {
    return (
      <span ref={ref} translate="no" className={nameClass}>
        {name}
      </span>
    );
  }
  return (
    <span ref={ref} translate="no" className={nameClass}>
      <span aria-hidden="true" className="text-accent-text">
        {"<"}
      </span>
      <span>{name}</span>
      <span aria-hidden="true" className="text-accent-text">
        {" />"}
      </span>
    </span>
  );
}
