"use client";

import { clsx } from "clsx";
import { useTheme } from "next-themes";
import { startTransition, useId, useOptimistic } from "react";
import { Icon } from "@/components/ui/icon";
import { RadioCell } from "@/components/ui/radio-cell";
import type { PresetAccent } from "@/lib/accent";
import { changeTheme, choose, usePreferences } from "./preference-store";

export const MODES = [
  { theme: "light", label: "Light", icon: "sun" },
  { theme: "dark", label: "Dark", icon: "moon" },
  { theme: "system", label: "System", icon: "monitor" },
] as const;

/** The chosen theme, and how to change it. A control answers at once; the page follows in a view transition. */
export function useThemeChoice() {
  const { theme, setTheme } = useTheme();
  const [chosen, answer] = useOptimistic(theme);
  const change = (next: string, control: Element) =>
    startTransition(async () => {
      answer(next);
      await changeTheme(() => setTheme(next), control);
    });
  return [chosen, change] as const;
}

export function ModeRadios() {
  const name = useId();
  const [chosen, change] = useThemeChoice();
  return (
    <fieldset>
      <legend className="mb-2 meta text-ink-muted">Mode</legend>
      <div className="grid grid-cols-3 overflow-clip rounded-control border border-line-strong">
        {MODES.map(({ theme, label, icon }) => (
          <RadioCell
            key={theme}
            variant="option"
            className="flex-col gap-1 not-first:border-l"
            name={name}
            checked={chosen === theme}
            onChange={(event) => change(theme, event.currentTarget)}
          >
            <Icon name={icon} className="size-4" />
            <span>{label}</span>
          </RadioCell>
        ))}
      </div>
    </fieldset>
  );
}

export function AccentSwatches({ accents }: { accents: readonly PresetAccent[] }) {
  const group = useId();
  const { primaryColor } = usePreferences();
  return (
    <fieldset>
      <legend className="mb-2 meta text-ink-muted">Accent</legend>
      {/* Six columns if five would leave a single swatch in the last row, but always five on touch screens. */}
      <div
        className={clsx(
          "grid gap-1.5",
          accents.length % 5 === 1 ? "grid-cols-6 pointer-coarse:grid-cols-5" : "grid-cols-5",
        )}
      >
        {accents.map(({ name, hex }) => (
          <RadioCell
            key={name}
            variant="swatch"
            title={name}
            style={{ backgroundColor: hex }}
            name={group}
            aria-label={name}
            checked={primaryColor === hex.toUpperCase()}
            onChange={() => choose({ primaryColor: hex.toUpperCase() })}
          />
        ))}
      </div>
    </fieldset>
  );
}
