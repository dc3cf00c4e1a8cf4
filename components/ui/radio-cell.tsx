import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** The mark of the checked one is the input's own, as older browsers lack `:has()`. */
const variants = {
  option: {
    cell: clsx(
      "flex min-h-11 items-center justify-center p-2 text-sm leading-tight text-ink-muted -outline-offset-3",
      "transition-[background-color,color] duration-quick hover:text-ink",
      "has-checked:bg-sunken has-checked:text-ink",
      "forced-colors:has-checked:bg-[color:Highlight] forced-colors:has-checked:text-[color:HighlightText]",
      "forced-colors:has-checked:forced-color-adjust-none",
    ),
    mark: "checked:[box-shadow:inset_0_-2px_0_var(--accent-control)]",
  },
  swatch: {
    cell: clsx(
      "h-8 rounded-[0.375rem] border border-line-strong outline-offset-5 pointer-coarse:h-11",
      "forced-color-adjust-none",
    ),
    mark: clsx(
      "rounded-[inherit] checked:[box-shadow:0_0_0_2px_var(--raised),0_0_0_4px_var(--ink)]",
      "forced-colors:checked:[box-shadow:0_0_0_2px_Canvas,0_0_0_4px_CanvasText]",
    ),
  },
};

interface RadioCellProps extends Omit<ComponentProps<"input">, "style"> {
  variant: keyof typeof variants;
  style?: ComponentProps<"label">["style"];
}

export function RadioCell({ variant, className, style, title, children, ...input }: RadioCellProps) {
  return (
    <label
      title={title}
      style={style}
      className={clsx(
        "relative has-focus-visible:outline-2 has-focus-visible:outline-accent-control",
        variants[variant].cell,
        className,
      )}
    >
      <input
        type="radio"
        className={clsx("absolute inset-0 cursor-[inherit] appearance-none outline-none", variants[variant].mark)}
        {...input}
      />
      {children}
    </label>
  );
}
