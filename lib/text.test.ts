import { expect, it } from "vitest";
import { estimateTextWidth } from "./text";

// The second figure is what the face's file says, in em.
it.each([
  ["Kiran", 4.18],
  ["Anne-Marie", 7.24],
  ["Wowamm", 6.46],
])("the width of a wordmark is enough for %s, and not much more", (name, drawnWidth) => {
  const share = estimateTextWidth(`<${name} />`) / drawnWidth;
  expect(share).toBeGreaterThan(1);
  expect(share).toBeLessThan(1.25);
});

it("leaves room for scripts that the face does not have", () => expect(estimateTextWidth("किरण")).toBe(4));
