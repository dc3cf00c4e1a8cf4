import { expect, it } from "vitest";
import { describeSlides, slidesInView } from "./carousel";

it("describes each slide in view once, even after the carousel wraps around", () => {
  const titles = ["Python", "React", "CSS", "Full Stack"];
  const describe = (start: number, count: number) =>
    describeSlides("certificate", slidesInView(start, count, 4), titles);
  expect(describe(1, 1)).toBe("Certificate 2 of 4: React");
  expect(describe(3, 2)).toBe("Certificates 4 and 1 of 4: Full Stack and Python");
  expect(slidesInView(0, 3, 2)).toEqual([0, 1]);
});
