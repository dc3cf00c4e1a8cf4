import { expect, it } from "vitest";
import { countTechnologies, usesTechnology } from "./project-list";

it("technologies match as whole names in any case, count once per project, and are sorted by count", () => {
  expect(usesTechnology(["NextJS", "React"], "nextjs")).toBe(true);
  expect(usesTechnology(["NextJS", "React"], "Next")).toBe(false);
  expect(countTechnologies([["CSS", "React", "CSS"], ["React"], ["Bash"]])).toEqual([
    { name: "React", count: 2 },
    { name: "Bash", count: 1 },
    { name: "CSS", count: 1 },
  ]);
});
