"use client";

import { useRef, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useCopy } from "@/components/ui/hooks";
import { Icon } from "@/components/ui/icon";

const OUTCOMES = { copied: "Copied", failed: "Couldn’t copy it. It’s selected, so you can copy it yourself." };

interface CopyableProps {
  text: string;
  label: string;
  /** Stands beside the button, where the outcome then takes its place. */
  note: string;
  /** Shows the text. */
  children: ReactNode;
}

export function Copyable({ text, label, note, children }: CopyableProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const [outcome, copy] = useCopy();
  return (
    <>
      <span ref={shown}>{children}</span>
      <span className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="small" aria-label={label} onClick={() => void copy(text, shown.current)}>
          <Icon name={outcome === "copied" ? "check" : "copy"} />
          Copy
        </Button>
        <span className="text-ink-muted">
          <bdi hidden={!!outcome} className="wrap-anywhere">
            {note}
          </bdi>
          <span role="status">{outcome && OUTCOMES[outcome]}</span>
        </span>
      </span>
    </>
  );
}
