import { clsx } from "clsx";
import { Relief } from "./relief";

const LONG_TITLE = 24;

/** Replaces a missing image. Hidden from screen readers, because the heading has the same text. */
export function TitlePlate({ title, className }: { title: string; className?: string }) {
  return (
    <div
      aria-hidden="true"
      translate="no"
      data-slot="title-plate"
      className={clsx(
        plateClass,
        title.length > LONG_TITLE ? "text-xl lg:text-2xl" : "text-3xl lg:text-4xl",
        className,
      )}
    >
      <Relief symbol="contours" className="inset-0 size-full opacity-60" />
      <bdi className="relative line-clamp-3">{title}</bdi>
    </div>
  );
}

const plateClass = clsx(
  "relative flex aspect-[8/5] w-full items-end overflow-clip rounded-card border bg-sunken p-6 text-ink",
  "font-display leading-tight font-semibold tracking-tight wrap-anywhere",
);
