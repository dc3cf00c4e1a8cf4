import { clsx } from "clsx";

/** The owner's name in angle brackets: `<Kiran />`. Read aloud as the name alone. */
export function Wordmark({ name, className }: { name: string; className?: string }) {
  return (
    <span className={clsx("font-display font-semibold tracking-tight whitespace-nowrap", className)}>
      <span aria-hidden="true" className="text-accent-text">
        &lt;
      </span>
      {name}
      <span aria-hidden="true" className="text-accent-text">
        {" />"}
      </span>
    </span>
  );
}
