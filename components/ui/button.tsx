import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** Also for links that look like buttons. The default size may be changed by a utility class. */
export const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium transition-[color,background-color,border-color,scale] duration-quick disabled:opacity-60 motion-safe:active:scale-[.98] [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary: "border-accent-control bg-accent-fill text-on-accent hover:border-ink",
        secondary: "border-line-strong bg-surface text-ink hover:border-ink hover:bg-raised",
        quiet: "border-transparent text-ink -outline-offset-2 hover:bg-sunken",
        danger: "border-danger bg-surface text-danger hover:bg-raised",
        ghost: "border-transparent text-ink-muted -outline-offset-2 hover:bg-sunken hover:text-ink",
      },
      size: {
        default: "button-size whitespace-nowrap [&_svg]:size-[1.125rem]",
        small: "h-10 px-4 text-sm whitespace-nowrap max-lg:h-11 pointer-coarse:h-11 [&_svg]:size-[1.125rem]",
        icon: "size-11 [&_svg]:size-5",
        "icon-small": "size-9 pointer-coarse:size-11 [&_svg]:size-4",
        floating: "size-14 rounded-full shadow-float [&_svg]:size-6",
        list: "min-h-9 w-full justify-start px-3 py-1.5 text-left text-sm pointer-coarse:min-h-11",
      },
    },
    defaultVariants: { variant: "primary", size: "default" },
  },
);

type ButtonProps = ComponentProps<"button"> & VariantProps<typeof buttonVariants>;

export function Button({ className, variant, size, type = "button", ...props }: ButtonProps) {
  return <button type={type} className={cn(buttonVariants({ variant, size }), className)} {...props} />;
}
