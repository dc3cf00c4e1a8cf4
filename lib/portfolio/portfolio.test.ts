import { expect, it } from "vitest";
import { portfolio } from "./portfolio";

it("no output can change what the others say", () => {
  expect(() => portfolio.pages.push("/blog")).toThrow(TypeError);
  expect(() => Object.assign(portfolio.owner, { name: "Somebody else" })).toThrow(TypeError);
});
