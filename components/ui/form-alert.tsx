import type { ReactNode } from "react";
import { Icon } from "./icon";

export function FormAlert({ text, children }: { text: string | undefined; children?: ReactNode }) {
  if (!text) return null;
  return (
    // Keeps it clear of a toast when scrolled into view.
    <div role="alert" className="flex scroll-mb-72 gap-3 rounded-control border border-danger p-4">
      <Icon name="circle-alert" className="mt-0.5 text-danger" />
      <div className="min-w-0">
        <p className="wrap-anywhere">{text}</p>
        {children}
      </div>
    </div>
  );
}
