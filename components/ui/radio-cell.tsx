import { clsx } from "clsx";
import type { ComponentProps } from "react";

interface RadioCellProps extends Omit<ComponentProps<"input">, "style"> {
  variant: "option" | "swatch";
  style?: ComponentProps<"label">["style"];
}

export function RadioCell({ variant, className, style, title, children, ...input }: RadioCellProps) {
  return (
    <label title={title} style={style} className={clsx(`radio-cell radio-cell-${variant}`, className)}>
      <input type="radio" className="absolute inset-0 cursor-[inherit] appearance-none outline-none" {...input} />
      {children}
    </label>
  );
}
