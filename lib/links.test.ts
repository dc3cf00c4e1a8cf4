import { expect, it } from "vitest";
import { projectsHref, readTechnology, telephoneHref } from "./links";

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

it.each([
  ["+977 61 123456", "tel:+97761123456"],
  ["+44 (0)20 7946 0018", "tel:+442079460018"],
])("%s is dialled as %s", (phone, href) => expect(telephoneHref(phone)).toBe(href));
