import { clsx } from "clsx";
import { Relief } from "./relief";

/** Stands in for a missing picture; the heading beside it says the same. */
export function TitlePlate({ title, className }: { title: string; className?: string }) {
  return (
    <div aria-hidden="true" className={clsx("title-plate", className)}>
      <Relief symbol="contours" className="inset-0 size-full opacity-60" />
      <span className="relative">{title}</span>
    </div>
  );
}
