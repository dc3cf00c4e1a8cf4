import { cva } from "class-variance-authority";

export const linkVariants = cva("items-center text-ink-muted transition-colors duration-quick hover:text-ink", {
  variants: {
    variant: {
      bar: "relative inline-flex h-11 px-2.5 text-sm after:absolute after:inset-x-2.5 after:bottom-1.5 after:h-0.5 after:rounded-full after:bg-accent-control after:opacity-0 aria-[current]:text-ink aria-[current]:after:scale-x-100 aria-[current]:after:opacity-100 motion-safe:after:scale-x-50 motion-safe:after:transition-[scale,opacity] motion-safe:after:duration-base xl:px-3 xl:text-base xl:after:inset-x-3",
      drawer:
        "flex h-12 rounded-control border-l-2 border-transparent px-4 text-lg aria-[current]:rounded-l-none aria-[current]:border-accent-control aria-[current]:bg-ground aria-[current]:font-medium aria-[current]:text-ink",
      /** Underlined; an own target for a finger. */
      text: "inline-flex min-h-6 underline decoration-line-strong underline-offset-4 pointer-coarse:min-h-11",
      onward:
        "inline-flex min-h-8 gap-1.5 px-1 text-sm font-medium text-accent-text! hover:underline pointer-coarse:min-h-11",
      list: "inline-flex min-h-9 gap-2.5 pointer-coarse:min-h-11",
    },
  },
});
