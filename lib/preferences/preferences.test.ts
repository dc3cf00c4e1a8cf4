import { afterEach, expect, it, vi } from "vitest";
import { DEFAULT_PREFERENCES, readPreferences } from "./preferences";

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
