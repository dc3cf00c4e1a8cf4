"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";

const COPIED_MS = 2000;

/** Copies a text; says so in place. Without script, or where copying is forbidden, the text beside it can be selected. */
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

  const Mark = isCopied ? Check : Copy;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={copy}
        className="inline-grid size-9 place-items-center rounded-control text-ink-muted transition-colors duration-quick hover:bg-surface hover:text-ink pointer-coarse:size-11"
      >
        <Mark aria-hidden="true" className="size-4" />
      </button>
      <span role="status" className="text-sm text-ink-muted">
        {isCopied && "Copied"}
      </span>
    </>
  );
}
