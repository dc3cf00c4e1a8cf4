import { expect, it } from "vitest";
import { parseHex, toHex, toRgb } from "./colour";

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
