import { afterEach, expect, it, vi } from "vitest";
import { DEFAULT_PREFERENCES, parseHex, readPreferences, toHex, toRgb } from "./preferences";

const SPECIFIED = { theme: "system", primaryColor: "#8B5CF6", cursorType: "default", fontType: "default" };

afterEach(() => vi.unstubAllGlobals());

it.each<[Record<string, string>, object]>([
  [{}, {}],
  [{ theme: "light", primaryColor: "violet" }, { theme: "light" }],
  [{ theme: "dim", primaryColor: "#facc15" }, { primaryColor: "#FACC15" }],
  [{ cursorType: "wait", fontType: "comic" }, { cursorType: "wait" }],
  [{ primaryColor: "#0EA5E9", defaultColor: "#8B5CF6" }, { primaryColor: "#0EA5E9" }],
  [{ primaryColor: "#0EA5E9", defaultColor: "#0EA5E9" }, {}],
  [{ primaryColor: "red", cursorType: "help" }, { cursorType: "help" }],
  [{ cursorType: "none" }, {}],
  [{ theme: "", primaryColor: "#12345", cursorType: "dark", fontType: "[object Object]" }, {}],
  [{ theme: "DARK", primaryColor: "#8B5CF6;}", cursorType: "url(x)", fontType: "null" }, {}],
])("reads %j, each wrong value as its default", (stored, read) => {
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored[key] ?? null });
  expect(readPreferences(DEFAULT_PREFERENCES)).toEqual({ ...SPECIFIED, ...read });
});

it("composes a colour of clamped, whole channels, and reads it back", () => {
  expect(toHex([-20, 300, 92.4])).toBe("#00FF5C");
  expect(toRgb("#8B5CF6")).toEqual([139, 92, 246]);
});

it.each([
  ["#8b5cf6", "#8B5CF6"],
  [" facc15 ", "#FACC15"],
  ["#0af", "#00AAFF"],
  ["#8B5CF", null],
  ["violet", null],
  ["", null],
])("reads the typed colour %o as %o", (typed, hex) => expect(parseHex(typed)).toBe(hex));
