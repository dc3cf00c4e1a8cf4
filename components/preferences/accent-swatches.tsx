"use client";

import { useId } from "react";
import { PRESET_ACCENTS } from "@/lib/preferences/preferences";
import { usePreferenceStore } from "./preferences-provider";
import { usePreferences } from "./use-preferences";

/** The ten presets as the cells of a map key. A colour of the visitor's own leaves all of them unchecked. */
export function AccentSwatches() {
  const name = useId();
  const store = usePreferenceStore();
  const { primaryColor } = usePreferences();
  return (
    <fieldset>
      <legend className="mb-2 meta text-ink-muted">Accent</legend>
      <div className="grid grid-cols-5 gap-1.5">
        {PRESET_ACCENTS.map((preset) => (
          <label key={preset.hex} title={preset.name} style={{ backgroundColor: preset.hex }} className="swatch-cell">
            <input
              type="radio"
              name={name}
              aria-label={preset.name}
              checked={primaryColor === preset.hex}
              onChange={() => store.choose({ primaryColor: preset.hex })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
