import { expect, it } from "vitest";
import { channelsOf, contrast, luminance } from "@/e2e/support/contrast";
import { type AccentProperties, accentProperties, offerAccents } from "./accent";

/** Luminance ranges of the surfaces in the light and dark themes, measured by e2e/preferences.spec.ts. */
const [PALE, LIGHTEST, DARKEST, DIM] = [0.83, 1, 0, 0.031];
const GRID_STEPS = 18;
const PRESETS = "#8B5CF6 #EC4899 #EF4444 #F97316 #FACC15 #84CC16 #10B981 #06B6D4 #3B82F6 #6366F1".split(" ");

const of = (hex: string) => luminance(channelsOf(hex));
const steps = Array.from({ length: GRID_STEPS }, (_, step) => (step * 255) / (GRID_STEPS - 1));
const toHex = (...rgb: number[]) => `#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
const grid = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => toHex(red, green, blue))));
const accents = grid.map((hex) => accentProperties(hex));
const failing = (isReadable: (accent: AccentProperties) => boolean) =>
  accents.filter((accent) => !isReadable(accent)).map((accent) => accent["--primary"]);

it.each([
  ["--accent-text-light", LIGHTEST, 4.5],
  ["--accent-text-light", PALE, 4.5],
  ["--accent-text-dark", DARKEST, 4.5],
  ["--accent-text-dark", DIM, 4.5],
  ["--accent-control-light", PALE, 3],
  ["--accent-control-dark", DIM, 3],
] as const)("%s is readable on a surface of luminance %d, for accents across the RGB cube", (shade, surface, least) => {
  expect(failing((accent) => contrast(of(accent[shade]), surface) >= least)).toEqual([]);
});

it.each(["light", "dark"] as const)(
  "text on the accent is readable in the %s theme, for accents across the RGB cube",
  (theme) => {
    const isReadable = (accent: AccentProperties) =>
      contrast(of(accent[`--on-accent-${theme}`]), of(accent[`--accent-fill-${theme}`])) >= 4.5;
    expect(failing(isReadable)).toEqual([]);
  },
);

it("the main button stands out even if the accent is pure white or black", () => {
  expect(contrast(of(accentProperties("#FFFFFF")["--accent-fill-light"]), 0.93)).toBeGreaterThan(12);
  expect(contrast(of(accentProperties("#000000")["--accent-fill-dark"]), 0.007)).toBeGreaterThan(12);
});

it("leaves a readable colour unchanged, and never changes a preset's text to black or white", () => {
  expect(accentProperties("#FACC15")["--accent-text-dark"]).toBe("#facc15");
  expect(accentProperties("#0000FF")["--accent-text-light"]).toBe("#0000ff");
  const presets = PRESETS.map((hex) => accentProperties(hex));
  const shades = presets.flatMap((accent) => [accent["--accent-text-light"], accent["--accent-text-dark"]]);
  expect(shades.filter((shade) => ["#000000", "#ffffff"].includes(shade))).toEqual([]);
});

const violetPinkRed = [
  { name: "Violet", hex: "#8B5CF6" },
  { name: "Pink", hex: "#EC4899" },
  { name: "Red", hex: "#EF4444" },
];
const offer = (accent: string) => offerAccents(accent, violetPinkRed, "Ada").map(({ name }) => name);

it("the owner's accent is offered first", () => {
  expect(offer("#8B5CF6")).toEqual(["Violet", "Pink", "Red"]);
  expect(offer("#ef4444")).toEqual(["Red", "Violet", "Pink"]);
  expect(offer("#0EA5E9")).toEqual(["Ada’s colour", "Violet", "Pink", "Red"]);
});
