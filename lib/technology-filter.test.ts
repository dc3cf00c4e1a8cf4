import { expect, it } from "vitest";
import { countTechnologies, projectsHref, readTechnology, usesTechnology } from "./technology-filter";

it("writes paths it can read back, whatever the name", () => {
  for (const name of ["React", "C++", "Premiere Pro", "C#", "a&b=c"]) {
    expect(readTechnology(new URL(projectsHref(name), "https://example.com").search)).toBe(name);
  }
  for (const search of ["", "?tech="]) expect(readTechnology(search)).toBeNull();
});

it("finds whole technologies in any case, and counts each project once, most used first", () => {
  expect(usesTechnology(["NextJS", "React"], "nextjs")).toBe(true);
  expect(usesTechnology(["NextJS", "React"], "Next")).toBe(false);
  expect(countTechnologies([["CSS", "React", "CSS"], ["React"], ["Bash"]])).toEqual([
    { name: "React", count: 2 },
    { name: "Bash", count: 1 },
    { name: "CSS", count: 1 },
  ]);
});
