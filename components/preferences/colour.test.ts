import { expect, it } from "vitest";
import { parseHex } from "./colour";

it.each([
  ["#8b5cf6", "#8B5CF6"],
  [" facc15 ", "#FACC15"],
  ["#0af", "#00AAFF"],
  ["#8B5CF", null],
  ["violet", null],
  ["", null],
])("reads the typed colour %o as %o", (typed, hex) => expect(parseHex(typed)).toBe(hex));
