import { describe, expect, it } from "vitest";
import { channelsOf, contrast, luminance } from "@/e2e/support/contrast";
import { type Accent, accentProperties, deriveAccent } from "./accent";
import { toHex } from "./preferences";

/** The luminances between which the two themes' surfaces lie; e2e/preferences.spec.ts measures them on the page. */
const LIGHT_SURFACES = [0.83, 1];
const DARK_SURFACES = [0, 0.031];
const GRID_STEPS = 18;
const PRESETS = "#8B5CF6 #EC4899 #EF4444 #F97316 #FACC15 #84CC16 #10B981 #06B6D4 #3B82F6 #6366F1".split(" ");

const of = (hex: string) => luminance(channelsOf(hex));
const steps = Array.from({ length: GRID_STEPS }, (_, step) => (step * 255) / (GRID_STEPS - 1));
const grid = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => toHex([red, green, blue]))));
const accents = grid.map((hex) => deriveAccent(hex));
const failing = (isReadable: (accent: Accent) => boolean) =>
  accents.filter((accent) => !isReadable(accent)).map((accent) => accent.hex);

describe(`for each of ${GRID_STEPS ** 3} colours over the RGB cube`, () => {
  it("text and controls in the accent are readable on every surface of both themes", () => {
    for (const surface of LIGHT_SURFACES) {
      expect(failing(({ light }) => contrast(of(light.text), surface) >= 4.5)).toEqual([]);
    }
    for (const surface of DARK_SURFACES) {
      expect(failing(({ dark }) => contrast(of(dark.text), surface) >= 4.5)).toEqual([]);
    }
    expect(failing(({ light }) => contrast(of(light.control), 0.83) >= 3)).toEqual([]);
    expect(failing(({ dark }) => contrast(of(dark.control), 0.031) >= 3)).toEqual([]);
  });

  it("text on the accent is readable", () => {
    expect(failing(({ fill, onFill }) => contrast(of(onFill), of(fill)) >= 4.5)).toEqual([]);
  });
});

it("leaves a colour alone that is readable as it is, and keeps the shades of every preset coloured", () => {
  expect(deriveAccent("#FACC15").dark.text).toBe("#facc15");
  expect(deriveAccent("#0000FF").light.text).toBe("#0000ff");
  const shades = PRESETS.map((hex) => deriveAccent(hex)).flatMap(({ light, dark }) => [light.text, dark.text]);
  expect(shades).not.toContain("#000000");
  expect(shades).not.toContain("#ffffff");
});

it("tells the exact colour and its red, green and blue", () => {
  expect(accentProperties("#8B5CF6")).toMatchObject({ "--primary": "#8B5CF6", "--primary-rgb": "139, 92, 246" });
});
