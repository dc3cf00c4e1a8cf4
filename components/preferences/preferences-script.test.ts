import { afterEach, expect, it, vi } from "vitest";
import { DEFAULT_PREFERENCES, readPreferences, readTheme } from "./preferences-script";

const SPECIFIED = { primaryColor: "#8B5CF6", cursorType: "default", fontType: "default" };

const store = (stored: Record<string, string>) =>
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored[key] ?? null });

afterEach(() => vi.unstubAllGlobals());

it.each<[Record<string, string>, object]>([
  [{}, {}],
  [{ primaryColor: "violet" }, {}],
  [{ primaryColor: "#facc15" }, { primaryColor: "#FACC15" }],
  [{ cursorType: "wait", fontType: "comic" }, { cursorType: "wait" }],
  [{ primaryColor: "#0EA5E9", defaultColor: "#8B5CF6" }, { primaryColor: "#0EA5E9" }],
  [{ primaryColor: "#0EA5E9", defaultColor: "#0EA5E9" }, {}],
  [{ cursorType: "none" }, {}],
  [{ primaryColor: "#8B5CF6;}", cursorType: "url(x)", fontType: "[object Object]" }, {}],
])("reads the stored values %j, with defaults for invalid ones", (stored, read) => {
  store(stored);
  expect(readPreferences(DEFAULT_PREFERENCES)).toEqual({ ...SPECIFIED, ...read });
});

it.each([
  [{ theme: "light" }, "light"],
  [{ theme: "dark" }, "dark"],
  [{ theme: "DARK" }, "system"],
  [{ theme: "dim the lights" }, "system"],
  [{ theme: "" }, "system"],
  [{}, "system"],
] as [Record<string, string>, string][])("with the stored values %j, reads the theme as %s", (stored, theme) => {
  store(stored);
  expect(readTheme()).toBe(theme);
});
