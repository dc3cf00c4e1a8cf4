"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

const COPIED_MS = 2000;

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  }

  return (
    <>
      <Button variant="ghost" size="icon-small" aria-label={label} onClick={copy} className="print:hidden">
        <Icon name={isCopied ? "check" : "copy"} />
      </Button>
      <span role="status" className="text-sm text-ink-muted">
        {isCopied && "Copied"}
      </span>
    </>
  );
}
