import { openSync } from "fontkit";
import { describe, expect, it } from "vitest";
import { estimateTextWidth } from "./text-width";

const font = openSync("node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff");
const drawnWidth = (text: string) => font.layout(text).advanceWidth / font.unitsPerEm;

describe("the width of a wordmark", () => {
  it.each(["Kiran", "Asha", "William", "Emma", "Ümit", "Li", "Anne-Marie", "Maximilian", "Wowamm", "illi", "O'Brien"])(
    "is enough for %s, and not much more",
    (name) => {
      const text = `<${name} />`;
      const share = estimateTextWidth(text) / drawnWidth(text);
      expect(share).toBeGreaterThan(1);
      expect(share).toBeLessThan(1.25);
    },
  );

  it("leaves room for scripts that the face does not have", () => expect(estimateTextWidth("किरण")).toBe(4));
});
