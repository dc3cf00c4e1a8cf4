import { expect, it } from "vitest";
import { describeSlides } from "./carousel";

it("describes the slides in view by number and title", () => {
  const titles = ["Python", "React", "CSS", "Full Stack"];
  expect(describeSlides("certificate", [1], titles)).toBe("Certificate 2 of 4: React");
  expect(describeSlides("certificate", [3, 0], titles)).toBe("Certificates 4 and 1 of 4: Full Stack and Python");
});
