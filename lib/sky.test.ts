import { getPosition } from "suncalc";
import { expect, it } from "vitest";
import { describeSky } from "./sky";

it.each([
  ["before dawn in Pokhara", 28.2, 84, "2026-06-21T22:00Z", "night", "it is dark"],
  ["before sunrise in Pokhara", 28.2, 84, "2026-06-21T23:10Z", "dawn", "the sun is about to rise"],
  ["after sunrise in Pokhara", 28.2, 84, "2026-06-21T23:40Z", "dawn", "the sun has just risen"],
  ["at noon in Pokhara", 28.2, 84, "2026-06-21T06:20Z", "day", "the sun is up"],
  ["before sunset in Pokhara", 28.2, 84, "2026-06-21T13:00Z", "dusk", "the sun is about to set"],
  ["after sunset in Pokhara", 28.2, 84, "2026-11-25T11:30Z", "dusk", "the sun has just set"],
  ["late on a summer evening in Oslo", 59.9, 10.8, "2026-06-21T20:00Z", "dusk", "the sun is about to set"],
  ["at noon in the polar night of Longyearbyen", 78.2, 15.6, "2026-12-21T11:00Z", "night", "it is dark"],
  ["in the morning in Wellington", -41.3, 174.8, "2026-12-21T17:00Z", "dawn", "the sun has just risen"],
])("derives the sky: %s", (_place, latitude, longitude, moment, sky, words) => {
  expect(describeSky(getPosition(new Date(moment), latitude, longitude))).toEqual({ sky, words });
});
