import { expect, it } from "vitest";
import { getPortfolio } from "./portfolio";

it("no output can change what the others say", () => {
  expect(() => getPortfolio().pages.push("/blog")).toThrow(TypeError);
  expect(() => Object.assign(getPortfolio().owner, { name: "Somebody else" })).toThrow(TypeError);
});
