import { describe, expect, it } from "vitest";
import { countTechnologies, projectsHref, readTechnology, usesTechnology } from "./technology-filter";

describe("the technology filter", () => {
  it("writes addresses that it reads back, whatever the name", () => {
    for (const name of ["React", "C++", "Premiere Pro", "C#", "a&b=c"]) {
      expect(readTechnology(new URL(projectsHref(name), "https://example.com").search)).toBe(name);
    }
    expect(projectsHref()).toBe("/projects");
  });

  it("takes no or an empty technology as the whole list", () => {
    expect(readTechnology("")).toBeNull();
    expect(readTechnology("?tech=")).toBeNull();
    expect(usesTechnology(["React"], null)).toBe(true);
  });

  it("finds a technology however it is spelt in a shared link", () => {
    expect(usesTechnology(["NextJS", "React"], "nextjs")).toBe(true);
    expect(usesTechnology(["NextJS", "React"], "Next")).toBe(false);
  });

  it("counts each project once, most used first", () => {
    expect(countTechnologies([["CSS", "React", "CSS"], ["React"], ["Bash"]])).toEqual([
      { name: "React", count: 2 },
      { name: "Bash", count: 1 },
      { name: "CSS", count: 1 },
    ]);
  });
});
