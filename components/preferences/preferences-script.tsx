"use client";

import { accentProperties } from "@/lib/accent";

export const OFFERED_CURSORS = ["default", "pointer", "move", "text", "crosshair", "wait"] as const;

/** What may be stored. `help` is a valid cursor, although the settings do not offer it. */
export const VALID = {
  theme: /^(dark|light|system)$/,
  primaryColor: /^#[\da-f]{6}$/i,
  cursorType: /^(default|pointer|move|text|crosshair|wait|help)$/,
  fontType: /^default$/,
};

/** Replaces invalid stored values with the defaults, before next-themes reads the theme, and applies them. */
function writeScript(accent: string): string {
  const defaults = { theme: "system", primaryColor: accent.toUpperCase(), cursorType: "default", fontType: "default" };
  const rules = Object.entries(VALID).map(([key, rule]) => `${key}:${rule}`);
  return `{
    const chosen = ${JSON.stringify(defaults)}, valid = {${rules}};
    try {
      for (const key in chosen) {
        const stored = localStorage.getItem(key);
        if (valid[key].test(stored)) chosen[key] = stored;
        localStorage.setItem(key, chosen[key]);
      }
    } catch {}
    const { style } = document.documentElement;
    const properties = (${accentProperties})(chosen.primaryColor);
    for (const name in properties) style.setProperty(name, properties[name]);
    style.setProperty("--cursor", chosen.cursorType);
  }`.replaceAll(/\n\s*/g, "");
}

/** A client component, because a server component would be sent twice: as HTML and as RSC data. */
export function PreferencesScript({ accent }: { accent: string }) {
  const source = typeof window === "undefined" ? writeScript(accent) : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
