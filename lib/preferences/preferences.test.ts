import { afterEach, describe, expect, it, vi } from "vitest";
import {
  DEFAULT_PREFERENCES,
  NEXT_THEME,
  parseHex,
  readPreferences,
  savePreferences,
  toHex,
  toRgb,
} from "./preferences";

function stubStorage(entries: Record<string, string> = {}): Map<string, string> {
  const store = new Map(Object.entries(entries));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
  return store;
}

function blockStorage(): void {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
}

afterEach(() => vi.unstubAllGlobals());

describe("reading stored preferences", () => {
  it("takes what is valid", () => {
    const stored = { theme: "dark", primaryColor: "#10B981", cursorType: "crosshair", fontType: "default" };
    stubStorage(stored);
    expect(readPreferences(DEFAULT_PREFERENCES)).toEqual(stored);
  });

  it.each<Record<string, string>>([
    {},
    { theme: "dim", primaryColor: "violet", cursorType: "none", fontType: "comic" },
    { theme: "", primaryColor: "#12345", cursorType: "dark", fontType: "[object Object]" },
    { theme: "DARK", primaryColor: "#8B5CF6;}", cursorType: "url(x)", fontType: "null" },
  ])("falls back to the defaults on %o", (stored) => {
    stubStorage(stored);
    expect(readPreferences(DEFAULT_PREFERENCES)).toEqual(DEFAULT_PREFERENCES);
  });

  it("lets one wrong value spoil none of the others", () => {
    stubStorage({ theme: "light", primaryColor: "red", cursorType: "wait" });
    const read = readPreferences(DEFAULT_PREFERENCES);
    expect(read).toEqual({ ...DEFAULT_PREFERENCES, theme: "light", cursorType: "wait" });
  });

  it("knows the help cursor, though it is not offered", () => {
    stubStorage({ cursorType: "help" });
    expect(readPreferences(DEFAULT_PREFERENCES).cursorType).toBe("help");
  });

  it("writes a colour in one way", () => {
    stubStorage({ primaryColor: "#facc15" });
    expect(readPreferences(DEFAULT_PREFERENCES).primaryColor).toBe("#FACC15");
  });

  it("takes the defaults, and saves nothing, where storage is blocked", () => {
    blockStorage();
    expect(readPreferences(DEFAULT_PREFERENCES)).toEqual(DEFAULT_PREFERENCES);
    expect(() => savePreferences(DEFAULT_PREFERENCES)).not.toThrow();
  });
});

it("saves all four keys", () => {
  const store = stubStorage();
  savePreferences(DEFAULT_PREFERENCES);
  expect(Object.fromEntries(store)).toEqual({
    theme: "system",
    primaryColor: "#8B5CF6",
    cursorType: "default",
    fontType: "default",
  });
});

it("cycles dark, light, system, dark", () => {
  expect(NEXT_THEME.dark).toBe("light");
  expect(NEXT_THEME.light).toBe("system");
  expect(NEXT_THEME.system).toBe("dark");
});

describe("colours", () => {
  it("clamps and rounds each channel", () => {
    expect(toHex([-20, 300, 92.4])).toBe("#00FF5C");
  });

  it("reads back what it composed", () => {
    for (const hex of ["#EC4899", "#FACC15", "#06B6D4"]) expect(toHex(toRgb(hex))).toBe(hex);
    expect(toRgb(DEFAULT_PREFERENCES.primaryColor)).toEqual([139, 92, 246]);
  });

  it.each([
    ["#8b5cf6", "#8B5CF6"],
    [" facc15 ", "#FACC15"],
    ["#0af", "#00AAFF"],
    ["#8B5CF", null],
    ["violet", null],
    ["", null],
  ])("reads the typed colour %o as %o", (typed, hex) => {
    expect(parseHex(typed)).toBe(hex);
  });
});
