import { expect, it } from "vitest";
import { describeSlides, slidesInView } from "./carousel";

// Several at a time, and past the last one, are in e2e/certificates.spec.ts.
it("says one slide in the singular, and no slide twice when all fit", () => {
  const titles = ["Python", "React", "CSS", "Full Stack"];
  expect(describeSlides("certificate", slidesInView(1, 1, 4), titles)).toBe("Certificate 2 of 4: React");
  expect(slidesInView(0, 3, 2)).toEqual([0, 1]);
});
