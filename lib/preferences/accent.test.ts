import { describe, expect, it } from "vitest";
import { type Accent, accentProperties, deriveAccent, SURFACE_BOUNDS } from "./accent";
import { toHex } from "./preferences";

const GRID_STEPS = 18;

const PRESETS = "#8B5CF6 #EC4899 #EF4444 #F97316 #FACC15 #84CC16 #10B981 #06B6D4 #3B82F6 #6366F1".split(" ");

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const channelSteps = Array.from({ length: GRID_STEPS }, (_, step) => (step * 255) / (GRID_STEPS - 1));
const grid = channelSteps.flatMap((red) =>
  channelSteps.flatMap((green) => channelSteps.map((blue) => toHex([red, green, blue]))),
);
const accents = grid.map((hex) => deriveAccent(hex));
const failing = (isReadable: (accent: Accent) => boolean) =>
  accents.filter((accent) => !isReadable(accent)).map((accent) => accent.hex);

describe(`for each of ${GRID_STEPS ** 3} colours over the RGB cube`, () => {
  it.each([SURFACE_BOUNDS.darkestLight, 1])(
    "text in the accent is readable on a light surface of luminance %d",
    (surface) => {
      expect(failing(({ light }) => contrast(luminance(light.text), surface) >= 4.5)).toEqual([]);
    },
  );

  it.each([SURFACE_BOUNDS.lightestDark, 0])(
    "text in the accent is readable on a dark surface of luminance %d",
    (surface) => {
      expect(failing(({ dark }) => contrast(luminance(dark.text), surface) >= 4.5)).toEqual([]);
    },
  );

  it("controls in the accent are told from the hardest surface of both themes", () => {
    expect(failing(({ light }) => contrast(luminance(light.control), SURFACE_BOUNDS.darkestLight) >= 3)).toEqual([]);
    expect(failing(({ dark }) => contrast(luminance(dark.control), SURFACE_BOUNDS.lightestDark) >= 3)).toEqual([]);
  });

  it("text on the accent is readable", () => {
    for (const theme of ["light", "dark"] as const) {
      expect(failing(({ fill, onFill }) => contrast(luminance(onFill[theme]), luminance(fill[theme])) >= 4.5)).toEqual(
        [],
      );
    }
  });
});

it.each([
  ["#FFFFFF", "light", 0.93],
  ["#000000", "dark", 0.007],
] as const)("the main button's ground in %s is told from the %s page", (hex, theme, ground) => {
  expect(contrast(luminance(deriveAccent(hex).fill[theme]), ground)).toBeGreaterThan(3);
});

it("leaves a colour alone that is readable as it is", () => {
  expect(deriveAccent("#FACC15").dark.text).toBe("#facc15");
  expect(deriveAccent("#0000FF").light.text).toBe("#0000ff");
});

it("keeps the two shades of every preset apart from plain black and white", () => {
  for (const hex of PRESETS) {
    const { light, dark } = deriveAccent(hex);
    expect([light.text, dark.text]).not.toContain("#000000");
    expect([light.text, dark.text]).not.toContain("#ffffff");
  }
});

it("tells the exact colour and its red, green and blue", () => {
  expect(accentProperties("#8B5CF6")["--primary"]).toBe("#8B5CF6");
  expect(accentProperties("#8B5CF6")["--primary-rgb"]).toBe("139, 92, 246");
});
