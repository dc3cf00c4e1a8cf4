"use client";

import { useId } from "react";
import { OFFERED_CURSORS } from "@/lib/preferences/preferences";
import { cn } from "@/lib/utils";
import { usePreferenceStore } from "./preferences-provider";
import { usePreferences } from "./use-preferences";

/** The cursor over the page; each choice shows its own when pointed at. A finger has none, so touch is not asked. */
export function CursorRadios({ className }: { className?: string }) {
  const name = useId();
  const store = usePreferenceStore();
  const { cursorType } = usePreferences();
  return (
    <fieldset className={cn("pointer-coarse:hidden", className)}>
      <legend className="float-left mb-2 w-full meta text-ink-muted">Cursor</legend>
      <div className="clear-both grid grid-cols-3 gap-px overflow-clip rounded-control border border-line-strong bg-line">
        {OFFERED_CURSORS.map((cursor) => (
          <label key={cursor} style={{ cursor }} className="option-cell bg-raised meta">
            <input
              type="radio"
              name={name}
              checked={cursorType === cursor}
              onChange={() => store.choose({ cursorType: cursor })}
            />
            {cursor}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
