import { expect, it } from "vitest";
import { groupSkills } from "./skills";

it("skills are in groups, in the order of their first skill, those without a group first", () => {
  const groups = groupSkills([
    { name: "C", group: "Languages", level: "advanced" },
    { name: "Figma", group: "Tools" },
    { name: "Chess" },
    { name: "Ada", group: "Languages" },
  ]);
  expect(groups.map(({ name, isRated, skills }) => [name, isRated, ...skills.map((skill) => skill.name)])).toEqual([
    [undefined, false, "Chess"],
    ["Languages", true, "C", "Ada"],
    ["Tools", false, "Figma"],
  ]);
  expect(groupSkills([])).toEqual([]);
});
