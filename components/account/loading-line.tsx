import { LoaderCircle } from "lucide-react";

export function LoadingLine() {
  return (
    <p role="status" className="flex items-center gap-3 py-6 text-ink-muted">
      <LoaderCircle aria-hidden="true" className="size-5 motion-safe:animate-spin" />
      Loading …
    </p>
  );
}
