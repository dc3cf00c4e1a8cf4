import { expect, it } from "vitest";
import { formatWeeks } from "./services";

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
