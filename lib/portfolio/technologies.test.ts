import { expect, it } from "vitest";
import { countTechnologies } from "./technologies";

it("technologies count once per project, and are sorted by count and name", () => {
  expect(countTechnologies([["CSS", "React", "CSS"], ["React"], ["Bash"]])).toEqual([
    { name: "React", count: 2 },
    { name: "Bash", count: 1 },
    { name: "CSS", count: 1 },
  ]);
});
