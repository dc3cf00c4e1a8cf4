import type { ReactNode } from "react";

export function EmptyNote({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="rounded-card border border-dashed border-line-strong p-8 lg:p-12">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-3 text-ink-muted">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
