export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

export const OFFERED_CURSORS = ["default", "pointer", "move", "text", "crosshair", "wait"] as const;
export type Cursor = (typeof OFFERED_CURSORS)[number] | "help";

/** Kept beside the theme, which next-themes stores. */
export interface Preferences {
  primaryColor: string;
  cursorType: Cursor;
  fontType: "default";
}

export const DEFAULT_PREFERENCES: Preferences = {
  primaryColor: "#8B5CF6",
  cursorType: "default",
  fontType: "default",
};

export function defaultPreferences(accent: string): Preferences {
  return { ...DEFAULT_PREFERENCES, primaryColor: accent.toUpperCase() };
}

/** `help` is valid but not offered. */
export const KNOWN_VALUES = {
  cursorType: [...OFFERED_CURSORS, "help"],
  fontType: ["default"],
} as const;

/** Serialised into the head, like the functions below: must not use anything from outside. */
export function readTheme(themes = THEMES): Theme {
  try {
    const stored = localStorage.getItem("theme");
    return themes.find((theme) => theme === stored) ?? "system";
  } catch {
    return "system";
  }
}

export function readPreferences(defaults: Preferences, known = KNOWN_VALUES): Preferences {
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const pick = <Value extends string>(key: string, values: readonly Value[], fallback: Value) =>
    values.find((value) => value === read(key)) ?? fallback;
  const colour = read("primaryColor");
  // A colour saved without being chosen follows the owner's.
  const isChosen = colour !== read("defaultColor");
  return {
    primaryColor: colour && isChosen && /^#[\da-f]{6}$/i.test(colour) ? colour.toUpperCase() : defaults.primaryColor,
    cursorType: pick("cursorType", known.cursorType, defaults.cursorType),
    fontType: pick("fontType", known.fontType, defaults.fontType),
  };
}

export function savePreferences(preferences: Partial<Preferences> & { theme?: Theme; defaultColor?: string }): void {
  try {
    for (const [key, value] of Object.entries(preferences)) localStorage.setItem(key, value);
  } catch {
    // Storage is blocked or full: they hold for this page only.
  }
}

export function applyToRoot({ cursorType, fontType }: Preferences, accent: Record<string, string>): void {
  const root = document.documentElement;
  root.dataset.cursor = cursorType;
  root.dataset.font = fontType;
  for (const [name, value] of Object.entries({ ...accent, "--cursor": cursorType }))
    root.style.setProperty(name, value);
}

export function markTheme(theme = "system"): void {
  document.documentElement.dataset.mode = theme;
  // The layout's two tags follow the system; an explicit choice must come first.
  document.head.querySelector("meta[name=theme-color]:not([media])")?.remove();
  const own = document.head.querySelector<HTMLMetaElement>(`meta[name=theme-color][media*=${theme}]`);
  if (!own) return;
  const meta = document.createElement("meta");
  meta.name = "theme-color";
  // React would adopt a tag with the very same content, and crash when it is gone.
  meta.content = `${own.content} `;
  document.head.prepend(meta);
}
