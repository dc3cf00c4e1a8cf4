import { expect, it } from "vitest";
import { estimateTextWidth } from "./text";

// The second number is measured in a browser, in em, letter-spacing included.
it.each([
  ["Kiran", 3.96],
  ["Anne-Marie", 6.89],
  ["Wowamm", 6.21],
])("the width of a wordmark is enough for %s, and not much more", (name, drawnWidth) => {
  const share = estimateTextWidth(`<${name} />`) / drawnWidth;
  expect(share).toBeGreaterThan(1);
  expect(share).toBeLessThan(1.1);
});

it("leaves room for scripts that the face does not have", () => expect(estimateTextWidth("किरण")).toBeCloseTo(3.9));
