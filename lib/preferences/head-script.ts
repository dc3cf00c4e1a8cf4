import { deriveAccent, SURFACE_BOUNDS, toProperties } from "./accent";
import {
  defaultPreferences,
  KNOWN_VALUES,
  markRoot,
  readPreferences,
  savePreferences,
  THEME_COLOURS,
} from "./preferences";

/**
 * The inline script for the document's head. It corrects what is stored before next-themes reads it, puts the markers
 * on the root before the first paint, and saves all four keys.
 */
export function preferencesScript(defaultAccent: string): string {
  const values = JSON.stringify([defaultPreferences(defaultAccent), KNOWN_VALUES, SURFACE_BOUNDS, THEME_COLOURS]);
  return [
    "(()=>{",
    `const [defaults,known,bounds,themeColours]=${values};`,
    `const preferences=(${readPreferences.toString()})(defaults,known);`,
    `const accent=(${deriveAccent.toString()})(preferences.primaryColor,bounds);`,
    `(${markRoot.toString()})(preferences,(${toProperties.toString()})(accent),themeColours);`,
    `(${savePreferences.toString()})(preferences);`,
    "})()",
  ].join("");
}
