import { oklch } from "culori";
import { expect, it } from "vitest";
import { accentProperties, offerAccents } from "./accent";

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

const readThresholds = (hex: string) => {
  const properties = accentProperties(hex);
  return [
    properties["--accent-is-bright"],
    properties["--accent-is-pale"],
    properties["--accent-is-white"],
    properties["--accent-is-black"],
  ];
};

it.each([
  ["#8B5CF6", [0, 0, 0, 0]],
  ["#F97316", [0, 1, 0, 0]],
  ["#FACC15", [1, 1, 0, 0]],
  ["#FFFFFF", [1, 1, 1, 0]],
  ["#000000", [0, 0, 0, 1]],
])("%s is bright, pale, white or black: %j", (hex, thresholds) => {
  expect(readThresholds(hex)).toEqual(thresholds);
});

it("every accent is on the side of each threshold where its OKLCH is", () => {
  for (let step = 0; step < 4096; step += 1) {
    const hex = `#${(step * 4096 + ((step * 7) % 4096)).toString(16).padStart(6, "0")}`;
    const { l = 0, c = 0 } = oklch(hex) ?? {};
    const expected = [l > 0.75, l >= 0.68, l > 0.93 && c < 0.06, l < 0.2 && c < 0.06].map(Number);
    expect([hex, ...readThresholds(hex)]).toEqual([hex, ...expected]);
  }
});
