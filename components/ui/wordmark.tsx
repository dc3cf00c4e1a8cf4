import { cn } from "@/lib/utils";

/** The owner's name in angle brackets: `<Kiran />`. Read aloud as the name alone. */
export function Wordmark({ name, className }: { name: string; className?: string }) {
  return (
    <span className={cn("font-display font-semibold tracking-tight whitespace-nowrap", className)}>
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
