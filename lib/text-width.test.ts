import { expect, it } from "vitest";
import { estimateTextWidth } from "./text-width";

// Widths in em, including letter-spacing, as measured in a browser.
it.each([
  ["Kiran", 3.96],
  ["Anne-Marie", 6.89],
  ["Wowamm", 6.21],
])("the estimated width of the wordmark %s is at most 10% too large", (name, drawnWidth) => {
  const share = estimateTextWidth(`<${name} />`) / drawnWidth;
  expect(share).toBeGreaterThan(1);
  expect(share).toBeLessThan(1.1);
});

it("estimates the width of text in a script that the font lacks", () =>
  expect(estimateTextWidth("किरण")).toBeCloseTo(3.9));
