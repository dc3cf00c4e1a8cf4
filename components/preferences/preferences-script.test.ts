import { expect, it } from "vitest";
import { preferencesScript } from "./preferences-script";

it("puts a head script together that stands alone and cannot end its own tag", () => {
  const script = preferencesScript("#8B5CF6");
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toContain("</");
});
