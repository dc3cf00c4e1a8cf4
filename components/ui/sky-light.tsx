import { clsx } from "clsx";
import { SKIES } from "@/lib/sky";

/** Four still layers, of which the root's `data-sky` shows one. From one to the next, only their opacity changes. */
export function SkyLight({ place, className }: { place: "hero" | "relief" | "footer"; className?: string }) {
  return (
    <div
      aria-hidden="true"
      data-place={place}
      className={clsx("sky-light pointer-events-none absolute contrast-more:hidden forced-colors:hidden", className)}
    >
      {SKIES.map((sky) => (
        <div key={sky} data-light={sky} />
      ))}
    </div>
  );
}
