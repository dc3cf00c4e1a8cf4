import { expect, it } from "vitest";
import { readSky } from "./sky";

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
  // Minutes before and after the sunrise and sunset of 20 March 2026 at Greenwich, 6:03 and 18:13 by the almanac.
  ["two minutes before sunrise at Greenwich", 51.48, 0, "2026-03-20T06:01Z", "dawn", "the sun is about to rise"],
  ["two minutes after sunrise at Greenwich", 51.48, 0, "2026-03-20T06:05Z", "dawn", "the sun has just risen"],
  ["two minutes before sunset at Greenwich", 51.48, 0, "2026-03-20T18:11Z", "dusk", "the sun is about to set"],
  ["two minutes after sunset at Greenwich", 51.48, 0, "2026-03-20T18:15Z", "dusk", "the sun has just set"],
])("derives the sky: %s", (_place, latitude, longitude, moment, sky, words) => {
  expect(readSky(latitude, longitude, Date.parse(moment))).toEqual({ sky, words });
});
