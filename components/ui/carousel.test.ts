import { describe, expect, it } from "vitest";
import { describeSlides, slidesInView } from "./carousel";

describe("carousel", () => {
  it("names the slides in view, past the last one too", () => {
    expect(slidesInView(2, 3, 4)).toEqual([2, 3, 0]);
    expect(slidesInView(0, 1, 4)).toEqual([0]);
  });

  it("shows no slide twice when all fit", () => {
    expect(slidesInView(0, 3, 2)).toEqual([0, 1]);
  });

  it("says what is in view", () => {
    const titles = ["Python", "React", "CSS", "Full Stack"];
    expect(describeSlides("certificate", [1], titles)).toBe("Certificate 2 of 4: React");
    expect(describeSlides("certificate", [3, 0], titles)).toBe("Certificates 4 and 1 of 4: Full Stack and Python");
  });
});
