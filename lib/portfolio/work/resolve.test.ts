import { expect, it } from "vitest";
import { nameFirstWorks } from "./resolve";

const name = (...titles: string[]) => nameFirstWorks(titles.map((title) => ({ id: title, title })));

it("names the first three works, in the owner's order", () => {
  expect(name("Atlas", "Beacon", "Cairn", "Dune").map(({ title }) => title)).toEqual(["Atlas", "Beacon", "Cairn"]);
  expect(name()).toEqual([]);
});

it("names as many as one line has room for", () => {
  const long = "A name that would need a whole line for itself";
  expect(name("Atlas", long, "Cairn").map(({ title }) => title)).toEqual(["Atlas"]);
});
