import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

const cellVariants = cva("relative has-focus-visible:outline-2 has-focus-visible:outline-accent-control", {
  variants: {
    variant: {
      option:
        "flex min-h-11 items-center justify-center p-2 text-sm leading-tight text-ink-muted -outline-offset-3 transition-colors duration-quick hover:text-ink has-checked:bg-sunken has-checked:text-ink has-checked:shadow-[inset_0_-2px_0_var(--accent-control)]",
      swatch:
        "h-8 rounded-[0.375rem] border border-line-strong outline-offset-5 has-checked:shadow-[0_0_0_2px_var(--raised),0_0_0_4px_var(--ink)] pointer-coarse:h-11",
    },
  },
});

interface RadioCellProps extends Omit<ComponentProps<"input">, "style">, VariantProps<typeof cellVariants> {
  style?: ComponentProps<"label">["style"];
}

/** A choice drawn as a cell, which its radio fills unseen. */
export function RadioCell({ variant, className, style, title, children, ...input }: RadioCellProps) {
  return (
    <label title={title} style={style} className={cn(cellVariants({ variant }), className)}>
      <input type="radio" className="absolute inset-0 cursor-[inherit] appearance-none outline-none" {...input} />
      {children}
    </label>
  );
}
