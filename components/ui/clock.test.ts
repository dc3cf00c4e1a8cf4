import { expect, it } from "vitest";
import { describeDifference, findOffset, formatClock } from "./clock";

const NOON = Date.parse("2026-01-15T12:00:00Z");

it.each([
  ["New Delhi", 330, "17:30"],
  ["Newfoundland in winter", -210, "08:30"],
  ["Chatham in summer", 825, "01:45"],
])("shows the time in %s, %i minutes from UTC", (_place, offset, time) => {
  expect(formatClock(NOON, offset)).toBe(time);
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
  [60, "1 hour ahead of you"],
  [645, "10 hours 45 min ahead of you"],
  [-30, "30 min behind you"],
])("says a difference of %i minutes", (minutes, words) => expect(describeDifference(minutes)).toBe(words));
