"use client";

import { accentProperties, SURFACE_BOUNDS } from "@/lib/accent";
import {
  defaultPreferences,
  KNOWN_VALUES,
  applyToRoot,
  markTheme,
  readPreferences,
  readTheme,
  savePreferences,
  THEMES,
} from "@/lib/preferences/preferences";

/**
 * The page's accent and cursor before the first paint. All four preferences are saved, and corrected before the script of
 * next-themes reads the theme.
 * A client component, because what the server alone renders is sent a second time, as data.
 */
export function PreferencesScript({ accent }: { accent: string }) {
  const source = typeof window === "undefined" ? preferencesScript(accent) : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}

export function preferencesScript(defaultAccent: string): string {
  const defaults = defaultPreferences(defaultAccent);
  const values = JSON.stringify([defaults, KNOWN_VALUES, SURFACE_BOUNDS, THEMES]);
  return [
    "(()=>{",
    `const [defaults,known,bounds,themes]=${values};`,
    `const preferences=(${readPreferences})(defaults,known);`,
    `const theme=(${readTheme})(themes);`,
    `(${applyToRoot})(preferences,(${accentProperties})(preferences.primaryColor,bounds));`,
    `(${markTheme})(theme);`,
    `(${savePreferences})({...preferences,theme,defaultColor:defaults.primaryColor});`,
    "})()",
  ].join("");
}
