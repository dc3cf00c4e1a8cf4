import { clsx } from "clsx";
import { Markdown } from "./markdown";

/** A list of sentences. */
export function Points({ points, className }: { points: readonly string[]; className?: string }) {
  if (points.length === 0) return null;
  return (
    <ul dir="auto" className={clsx("grid gap-1.5 wrap-anywhere", className)}>
      {points.map((point, index) => (
        <li key={index}>
          <Markdown>{point}</Markdown>
        </li>
      ))}
    </ul>
  );
}
