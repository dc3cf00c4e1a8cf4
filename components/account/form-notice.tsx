import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";

/** Good news, and what happens next. */
export function FormNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className="flex gap-3 rounded-control border bg-surface p-4">
      <MailCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-success" />
      <div className="min-w-0">
        <p className="font-display text-lg font-semibold">{title}</p>
        <div className="text-ink-muted">{children}</div>
      </div>
    </div>
  );
}
