import { expect, it } from "vitest";
import { projectsHref, readTechnology } from "./links";

it("a technology name with special characters survives the round trip through the URL", () => {
  for (const name of ["React", "C++", "Premiere Pro", "C#", "a&b=c"]) {
    expect(readTechnology(new URL(projectsHref(name), "https://example.com").search)).toBe(name);
  }
  for (const [typed, name] of [
    ["?tech=C++", "C++"],
    ["?tech=c++&from=cv", "c++"],
    ["?tech=Premiere+Pro", "Premiere Pro"],
  ] as const) {
    expect(readTechnology(typed)).toBe(name);
  }
  for (const search of ["", "?tech="]) expect(readTechnology(search)).toBeNull();
});
