"use client";

import { RotateCcw } from "lucide-react";
import { useId, useState } from "react";
import { defaultPreferences, parseHex } from "@/lib/preferences/preferences";
import { usePreferenceStore } from "./preferences-provider";
import { usePreferences } from "./use-preferences";

/** The accent as six hex digits, to be read, copied or typed, and the way back to the owner's colour. */
export function HexField({ defaultAccent }: { defaultAccent: string }) {
  const hintId = useId();
  const store = usePreferenceStore();
  const { primaryColor } = usePreferences();
  const [draft, setDraft] = useState<string | null>(null);
  const isWrong = draft !== null && parseHex(draft) === null;

  const type = (typed: string) => {
    setDraft(typed);
    const hex = parseHex(typed);
    if (hex) store.choose({ primaryColor: hex });
  };
  const reset = () => {
    setDraft(null);
    store.choose({ primaryColor: defaultPreferences(defaultAccent).primaryColor });
  };

  return (
    <div>
      <div className="flex items-center gap-3">
        <label className="flex flex-1 items-center gap-3 meta">
          <span className="w-12 text-ink-muted">Hex</span>
          <input
            type="text"
            className="h-10 w-28 min-w-0 rounded-control border border-line-strong bg-sunken px-3 uppercase aria-invalid:border-danger pointer-coarse:h-11"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={7}
            value={draft ?? primaryColor}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? hintId : undefined}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={() => setDraft(null)}
          />
        </label>
        <button
          type="button"
          className="inline-flex h-10 items-center gap-2 rounded-control border border-line-strong px-3 text-sm transition-[color,border-color,transform] duration-quick hover:border-ink motion-safe:active:scale-[.98] pointer-coarse:h-11"
          onClick={reset}
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          Reset<span className="sr-only"> accent colour</span>
        </button>
      </div>
      {isWrong && (
        <p id={hintId} className="mt-2 text-sm text-danger">
          Six hex digits, like {defaultAccent.toUpperCase()}
        </p>
      )}
    </div>
  );
}
