"use client";

import { useRef, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useCopy } from "@/components/ui/hooks";
import { Icon } from "@/components/ui/icon";

const OUTCOMES = { copied: "Copied", failed: "Selected, but not copied. Please copy it yourself." };

interface CopyableProps {
  text: string;
  label: string;
  /** Shows the text. */
  children: ReactNode;
}

export function Copyable({ text, label, children }: CopyableProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const [outcome, copy] = useCopy();
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span ref={shown} className="min-w-0">
        {children}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        onClick={() => copy(text, shown.current)}
        className="print:hidden"
      >
        <Icon name={outcome === "copied" ? "check" : "copy"} />
      </Button>
      <span role="status" className="text-sm text-ink-muted">
        {outcome && OUTCOMES[outcome]}
      </span>
    </span>
  );
}
