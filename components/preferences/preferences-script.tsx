"use client";

import { accentProperties, SURFACE_BOUNDS } from "@/lib/preferences/accent";
import {
  defaultPreferences,
  KNOWN_VALUES,
  markRoot,
  readPreferences,
  savePreferences,
  THEME_COLOURS,
} from "@/lib/preferences/preferences";

/**
 * The page's theme, accent and cursor before the first paint. What is stored wrongly is corrected, all four are saved.
 * A client component, because what the server alone renders is sent a second time, as data.
 */
export function PreferencesScript({ accent }: { accent: string }) {
  const source = typeof window === "undefined" ? preferencesScript(accent) : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}

export function preferencesScript(defaultAccent: string): string {
  const values = JSON.stringify([defaultPreferences(defaultAccent), KNOWN_VALUES, SURFACE_BOUNDS, THEME_COLOURS]);
  return [
    "(()=>{",
    `const [defaults,known,bounds,themeColours]=${values};`,
    `const preferences=(${readPreferences})(defaults,known);`,
    `const accent=(${accentProperties})(preferences.primaryColor,bounds);`,
    `(${markRoot})(preferences,accent,themeColours);`,
    `(${savePreferences})({...preferences,defaultColor:defaults.primaryColor});`,
    "})()",
  ].join("");
}
