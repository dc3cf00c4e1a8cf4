import { describe, expect, it } from "vitest";
import { channelsOf, contrast, luminance } from "@/e2e/support/contrast";
import { type AccentProperties, accentProperties } from "./accent";

/** The luminances between which the two themes' surfaces lie; e2e/preferences.spec.ts measures them on the page. */
const LIGHT_SURFACES = [0.83, 1];
const DARK_SURFACES = [0, 0.031];
const GRID_STEPS = 18;
const PRESETS = "#8B5CF6 #EC4899 #EF4444 #F97316 #FACC15 #84CC16 #10B981 #06B6D4 #3B82F6 #6366F1".split(" ");

const of = (hex: string) => luminance(channelsOf(hex));
const steps = Array.from({ length: GRID_STEPS }, (_, step) => (step * 255) / (GRID_STEPS - 1));
const toHex = (...rgb: number[]) => `#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
const grid = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => toHex(red, green, blue))));
const accents = grid.map((hex) => accentProperties(hex));
const failing = (isReadable: (accent: AccentProperties) => boolean) =>
  accents.filter((accent) => !isReadable(accent)).map((accent) => accent["--primary"]);

describe(`for each of ${GRID_STEPS ** 3} colours over the RGB cube`, () => {
  it("text and controls in the accent are readable on every surface of both themes", () => {
    for (const surface of LIGHT_SURFACES) {
      expect(failing((accent) => contrast(of(accent["--accent-text-light"]), surface) >= 4.5)).toEqual([]);
    }
    for (const surface of DARK_SURFACES) {
      expect(failing((accent) => contrast(of(accent["--accent-text-dark"]), surface) >= 4.5)).toEqual([]);
    }
    expect(failing((accent) => contrast(of(accent["--accent-control-light"]), 0.83) >= 3)).toEqual([]);
    expect(failing((accent) => contrast(of(accent["--accent-control-dark"]), 0.031) >= 3)).toEqual([]);
  });

  it("text on the accent is readable in both themes", () => {
    for (const theme of ["light", "dark"] as const) {
      const isReadable = (accent: AccentProperties) =>
        contrast(of(accent[`--on-accent-${theme}`]), of(accent[`--accent-fill-${theme}`])) >= 4.5;
      expect(failing(isReadable)).toEqual([]);
    }
  });
});

it("the main button stands out from the page in plain white and black too, as none that is disabled does", () => {
  expect(contrast(of(accentProperties("#FFFFFF")["--accent-fill-light"]), 0.93)).toBeGreaterThan(12);
  expect(contrast(of(accentProperties("#000000")["--accent-fill-dark"]), 0.007)).toBeGreaterThan(12);
});

it("leaves a colour alone that is readable as it is, and keeps the shades of every preset coloured", () => {
  expect(accentProperties("#FACC15")["--accent-text-dark"]).toBe("#facc15");
  expect(accentProperties("#0000FF")["--accent-text-light"]).toBe("#0000ff");
  const shades = PRESETS.map((hex) => accentProperties(hex)).flatMap((accent) => [
    accent["--accent-text-light"],
    accent["--accent-text-dark"],
  ]);
  expect(shades).not.toContain("#000000");
  expect(shades).not.toContain("#ffffff");
});
