import { expect, it } from "vitest";
import { findWaypoint, formatAltitude } from "./waypoints";

it("waypoints climb in equal steps, and leave the summit for the end of the page", () => {
  const altitudes = { home: 800, summit: 4800 };
  expect([1, 2, 3, 4].map((number) => findWaypoint(number, 4, altitudes))).toEqual([800, 1800, 2800, 3800]);
  expect(formatAltitude(3800)).toBe("3,800\u00a0m");
});
