import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** One height for buttons and fields, which a utility class may change; three ranks. Links that look like buttons take the class names alone. */
export const buttonVariants = cva(
  "button-size inline-flex items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap transition-[color,background-color,border-color,transform] duration-quick disabled:opacity-60 motion-safe:active:scale-[.98] [&_svg]:size-[1.125rem] [&_svg]:shrink-0",
  {
    variants: {
      rank: {
        primary: "border-accent-control bg-accent-fill text-on-accent hover:border-ink",
        secondary: "border-line-strong bg-surface text-ink hover:border-ink hover:bg-raised",
        quiet: "border-transparent text-ink hover:bg-surface",
      },
    },
    defaultVariants: { rank: "primary" },
  },
);

export function Button({
  className,
  rank,
  type = "button",
  ...props
}: ComponentProps<"button"> & VariantProps<typeof buttonVariants>) {
  return <button type={type} className={cn(buttonVariants({ rank }), className)} {...props} />;
}
