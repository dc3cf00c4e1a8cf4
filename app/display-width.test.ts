import { expect, it } from "vitest";
import { portfolio } from "@/lib/portfolio/portfolio";
import { isDemo } from "@/scripts/doctor/demo";
import { measureBearing, measureDisplayWidth } from "./display-width";

// Widths in em, including letter-spacing, as measured in a browser.
it.runIf(isDemo(portfolio.owner.email)).each([
  ["Kiran", 3.96],
  ["Anne-Marie", 6.89],
  ["Wowamm", 6.21],
])("the measured width of the wordmark %s is at most 10%% too large [needs the demo]", (name, drawnWidth) => {
  const share = measureDisplayWidth(`<${name} />`) / drawnWidth;
  expect(share).toBeGreaterThan(1);
  expect(share).toBeLessThan(1.1);
});

it("letters with accents are as wide as those without", () =>
  expect(measureDisplayWidth("Žůžo")).toBe(measureDisplayWidth("Zuzo")));

it("letters in scripts that the face lacks are about as wide as they are tall", () =>
  expect(measureDisplayWidth("किरण")).toBeCloseTo(4.06));

it("a K begins further in than a T, with or without an accent, and letters that the face lacks at their edge", () => {
  expect(measureBearing("Kiran")).toBeGreaterThan(measureBearing("Ţèmi"));
  expect(measureBearing("Ţèmi")).toBe(measureBearing("Tèmi"));
  expect(measureBearing("怡君")).toBe(0);
});
