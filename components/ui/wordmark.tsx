import { clsx } from "clsx";

interface WordmarkProps {
  name: string;
  variant?: "brackets" | "plain";
  className?: string;
}

export function Wordmark({ name, variant = "brackets", className }: WordmarkProps) {
  const nameClass = clsx("font-display font-semibold tracking-tight", className);
  if (variant === "plain") {
    return (
      <span translate="no" className={nameClass}>
        {name}
      </span>
    );
  }
  return (
    <span translate="no" className={nameClass}>
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
