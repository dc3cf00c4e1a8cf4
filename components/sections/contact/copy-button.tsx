"use client";

import { Button } from "@/components/ui/button";
import { useCopy } from "@/components/ui/hooks";
import { Icon } from "@/components/ui/icon";

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, copy] = useCopy();
  const isCopied = outcome === "copied";
  return (
    <>
      <Button variant="ghost" size="icon" aria-label={label} onClick={() => copy(text)} className="print:hidden">
        <Icon name={isCopied ? "check" : "copy"} />
      </Button>
      <span role="status" className="text-sm text-ink-muted">
        {isCopied && "Copied"}
      </span>
    </>
  );
}
