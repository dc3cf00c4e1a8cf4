import type { ReactNode } from "react";
import { Icon } from "./icon";

/** Says why a form was refused, and offers what can be done about it. Nothing without a text. */
export function FormAlert({ text, children }: { text: string | undefined; children?: ReactNode }) {
  if (!text) return null;
  return (
    // Scrolled to, it and the button below keep clear of a toast at the foot of the screen.
    <div role="alert" className="flex scroll-mb-72 gap-3 rounded-control border border-danger p-4">
      <Icon name="circle-alert" className="mt-0.5 text-danger" />
      <div className="min-w-0">
        <p className="wrap-anywhere">{text}</p>
        {children}
      </div>
    </div>
  );
}
