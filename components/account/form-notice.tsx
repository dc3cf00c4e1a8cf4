import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";

const focus = (element: HTMLElement | null) => element?.focus();

/** Good news, and what happens next. It stands where a form stood, and takes over the focus that went with the form. */
export function FormNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      ref={focus}
      tabIndex={-1}
      role="status"
      className="flex gap-3 rounded-control border bg-surface p-4 outline-none"
    >
      <MailCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-success" />
      <div className="min-w-0">
        <p className="font-display text-lg font-semibold">{title}</p>
        <div className="text-ink-muted">{children}</div>
      </div>
    </div>
  );
}
