"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { NEXT_THEME } from "@/lib/preferences/preferences";
import { iconButton } from "./icon-button";
import { usePreferenceStore } from "./preferences-provider";
import { useChooseTheme } from "./use-preferences";

/** Cycles dark, light, system. Which mode is shown, drawn and named, is the style sheet's doing (`data-mode`). */
export function ThemeToggle() {
  const store = usePreferenceStore();
  const chooseTheme = useChooseTheme();
  return (
    <button
      type="button"
      className={iconButton}
      onClick={(event) => chooseTheme(NEXT_THEME[store.read().theme], event.currentTarget)}
    >
      <span className="sr-only">
        Switch theme, now <span className="hidden mode-light:inline">light</span>
        <span className="hidden mode-dark:inline">dark</span>
        <span className="hidden mode-system:inline">system</span>
      </span>
      <Sun aria-hidden="true" className="hidden mode-light:block" />
      <Moon aria-hidden="true" className="hidden mode-dark:block" />
      <Monitor aria-hidden="true" className="hidden mode-system:block" />
    </button>
  );
}
