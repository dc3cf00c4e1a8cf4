import { clsx } from "clsx";

interface WordmarkProps {
  name: string;
  variant?: "brackets" | "plain";
  className?: string;
}

export function Wordmark({ name, variant = "brackets", className }: WordmarkProps) {
  const bracket = (text: string) =>
    variant === "brackets" && (
      <span aria-hidden="true" className="text-accent-text">
        {text}
      </span>
    );
  return (
    <span className={clsx("font-display font-semibold tracking-tight whitespace-nowrap", className)}>
      {bracket("<")}
      {name}
      {bracket(" />")}
    </span>
  );
}
