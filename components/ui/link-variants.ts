import { cva } from "class-variance-authority";

export const linkVariants = cva("items-center text-ink-muted transition-colors duration-quick hover:text-ink", {
  variants: {
    variant: {
      /** In the header, on a ground of its own while the visitor is there. */
      bar: "inline-flex h-9 rounded-control px-2.5 text-sm aria-[current]:bg-line/60 aria-[current]:text-ink xl:px-3 xl:text-base pointer-coarse:h-11",
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
