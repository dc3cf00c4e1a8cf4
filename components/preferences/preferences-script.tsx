"use client";

import { accentProperties, SURFACE_BOUNDS } from "@/lib/accent";

const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

export const OFFERED_CURSORS = ["default", "pointer", "move", "text", "crosshair", "wait"] as const;
/** A stored `help` cursor is valid, although the settings do not offer it. */
const CURSORS = [...OFFERED_CURSORS, "help"] as const;

/** next-themes stores the theme separately. */
export type Preferences = { primaryColor: string; cursorType: (typeof CURSORS)[number]; fontType: "default" };

export const DEFAULT_PREFERENCES: Preferences = {
  primaryColor: "#8B5CF6",
  cursorType: "default",
  fontType: "default",
};

export function defaultPreferences(accent: string): Preferences {
  return { ...DEFAULT_PREFERENCES, primaryColor: accent.toUpperCase() };
}

/** Serialised into the head like the functions below, so it cannot use outer variables. */
export function readTheme(themes = THEMES): Theme {
  try {
    const stored = localStorage.getItem("theme");
    return themes.find((theme) => theme === stored) ?? "system";
  } catch {
    return "system";
  }
}

export function readPreferences(defaults: Preferences, cursors = CURSORS): Preferences {
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const colour = read("primaryColor");
  // A saved colour that the visitor did not choose is replaced by the owner's accent.
  const isChosen = colour !== read("defaultColor");
  return {
    primaryColor: colour && isChosen && /^#[\da-f]{6}$/i.test(colour) ? colour.toUpperCase() : defaults.primaryColor,
    cursorType: cursors.find((cursor) => cursor === read("cursorType")) ?? defaults.cursorType,
    fontType: defaults.fontType,
  };
}

export function savePreferences(preferences: Record<string, string>): void {
  try {
    for (const [key, value] of Object.entries(preferences)) localStorage.setItem(key, value);
  } catch {
    // If storage is blocked or full, the preferences apply to this page only.
  }
}

export function applyToRoot({ cursorType, fontType }: Preferences, accent: Record<string, string>): void {
  const root = document.documentElement;
  root.dataset.font = fontType;
  for (const [name, value] of Object.entries({ ...accent, "--cursor": cursorType })) {
    root.style.setProperty(name, value);
  }
}

export function markTheme(theme = "system"): void {
  document.documentElement.dataset.mode = theme;
  // Browsers use the first matching tag, so put the tag for an explicitly chosen theme before the layout's two tags.
  document.head.querySelector("meta[name=theme-color]:not([media])")?.remove();
  const own = document.head.querySelector<HTMLMetaElement>(`meta[name=theme-color][media*=${theme}]`);
  if (!own) return;
  const meta = document.createElement("meta");
  meta.name = "theme-color";
  // The trailing space makes the content unique. Otherwise React would adopt this tag and crash when it is removed.
  meta.content = `${own.content} `;
  document.head.prepend(meta);
}

/** A client component, because a server component would be sent twice: as HTML and as RSC data. */
export function PreferencesScript({ accent }: { accent: string }) {
  const source = typeof window === "undefined" ? writeScript(accent) : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}

function writeScript(accent: string): string {
  const defaults = defaultPreferences(accent);
  const values = JSON.stringify([defaults, CURSORS, SURFACE_BOUNDS, THEMES]);
  return [
    "(()=>{",
    `const [defaults,cursors,bounds,themes]=${values};`,
    `const preferences=(${readPreferences})(defaults,cursors);`,
    `const theme=(${readTheme})(themes);`,
    `(${applyToRoot})(preferences,(${accentProperties})(preferences.primaryColor,bounds));`,
    `(${markTheme})(theme);`,
    `(${savePreferences})({...preferences,theme,defaultColor:defaults.primaryColor});`,
    "})()",
  ].join("");
}
