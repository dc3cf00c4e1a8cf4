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

/** A client component: a server one would be sent twice, as HTML and as data. */
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
