import { expect, it } from "vitest";
import { describeDifference, findOffset, findSun, formatClock } from "./clock";

const NOON = Date.parse("2026-01-15T12:00:00Z");

it.each([
  ["Newfoundland in winter", -210, "08:30"],
  ["Chatham in summer", 825, "01:45"],
])("shows the time in %s, %i minutes from UTC", (_place, offset, time) => {
  expect(formatClock(NOON, offset)).toBe(time);
});

it("finds the offset before, at and after a change", () => {
  const offsets = [
    [NOON, 60],
    [NOON + 5, 120],
  ] as const;
  expect([-1, 0, 4, 5, 6].map((later) => findOffset(offsets, NOON + later))).toEqual([60, 60, 60, 120, 120]);
});

it.each([
  ["before dawn in Pokhara", 28.2, 84, "2026-06-21T22:00Z", 0],
  ["at dawn in Pokhara", 28.2, 84, "2026-06-21T23:40Z", -1],
  ["at noon in Pokhara", 28.2, 84, "2026-06-21T06:20Z", 0.5],
  ["at dusk in Pokhara", 28.2, 84, "2026-06-21T13:00Z", 1],
  ["on a winter afternoon in Oslo", 59.9, 10.8, "2026-12-21T15:30Z", 0],
  ["late on a summer evening in Oslo", 59.9, 10.8, "2026-06-21T20:00Z", 1],
  ["at noon in the polar night of Longyearbyen", 78.2, 15.6, "2026-12-21T11:00Z", 0],
  ["in the morning in Wellington", -41.3, 174.8, "2026-12-21T17:00Z", -1],
])("detects whether it is dawn, day, dusk or night %s", (_place, latitude, longitude, moment, sun) => {
  expect(findSun(Date.parse(moment), latitude, longitude)).toBe(sun);
});

it.each([
  [15, "15 min ahead of you"],
  [60, "1 hour ahead of you"],
  [-30, "30 min behind you"],
])("describes a time difference of %i minutes", (minutes, words) => expect(describeDifference(minutes)).toBe(words));
