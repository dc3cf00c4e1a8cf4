import { expect, it } from "vitest";
import { findTotal, formatWeeks } from "./services";

it("writes weeks as people do", () => {
  expect([0.5, 1, 1.5, 2, 2.25, 10.5].map(formatWeeks)).toEqual([
    "½ week",
    "1 week",
    "1½ weeks",
    "2 weeks",
    "2.25 weeks",
    "10½ weeks",
  ]);
});

it("adds up the steps only if each has a length", () => {
  expect(
    findTotal([
      { title: "Draw", weeks: 0.5 },
      { title: "Build", weeks: 2 },
    ]),
  ).toBe(2.5);
  expect(findTotal([{ title: "Draw" }, { title: "Build", weeks: 2 }])).toBeUndefined();
  expect(findTotal([])).toBeUndefined();
});
