import { expect, it } from "vitest";
import { deriveShades } from "./shades";

// The expected values are the colours that Chromium paints for oklch(from ACCENT 0.165 min(c, 0.012) h).
it.each([
  ["#8B5CF6", "#0e0d13"],
  ["#FACC15", "#100e08"],
  ["#10B981", "#0a100d"],
  ["#808080", "#0e0e0e"],
])("with the accent %s, the dark background is %s", (accent, ground) => {
  expect(deriveShades(accent).dark.ground).toBe(ground);
});
