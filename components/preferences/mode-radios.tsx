"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";
import type { Theme } from "@/lib/preferences/preferences";
import { useChooseTheme, usePreferences } from "./use-preferences";

const modes = [
  { theme: "light", label: "Light", Icon: Sun },
  { theme: "dark", label: "Dark", Icon: Moon },
  { theme: "system", label: "System", Icon: Monitor },
] as const satisfies readonly { theme: Theme; label: string; Icon: typeof Sun }[];

export function ModeRadios() {
  const name = useId();
  const { theme: chosen } = usePreferences();
  const chooseTheme = useChooseTheme();
  return (
    <fieldset>
      <legend className="mb-2 meta text-ink-muted">Mode</legend>
      <div className="grid grid-cols-3 overflow-clip rounded-control border border-line-strong">
        {modes.map(({ theme, label, Icon }) => (
          <label key={theme} className="option-cell flex-col gap-1 not-first:border-l">
            <input
              type="radio"
              name={name}
              checked={chosen === theme}
              onChange={(event) => chooseTheme(theme, event.currentTarget.labels?.[0] ?? event.currentTarget)}
            />
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
