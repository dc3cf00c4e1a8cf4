import { expect, it } from "vitest";
import { describeDifference, findOffset, formatClock } from "./clock";

const NOON = Date.parse("2026-01-15T12:00:00Z");

it("shows the zone's clock, quarter hours and the day before included", () => {
  expect(formatClock(NOON, -210)).toBe("08:30");
  expect(formatClock(NOON, 825)).toBe("01:45");
});

it("knows the offset before, at and after a change", () => {
  const offsets = [
    [NOON, 60],
    [NOON + 5, 120],
  ] as const;
  expect([-1, 0, 4, 5, 6].map((later) => findOffset(offsets, NOON + later))).toEqual([60, 60, 60, 120, 120]);
});

// Whole hours and visitors' zones are in e2e/contact.spec.ts.
it.each([
  [15, "15 min ahead of you"],
  [645, "10 h 45 min ahead of you"],
  [-30, "30 min behind you"],
])("says a difference of %i minutes", (minutes, words) => expect(describeDifference(minutes)).toBe(words));
