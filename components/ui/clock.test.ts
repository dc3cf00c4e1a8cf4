import { expect, it } from "vitest";
import { describeDifference, readClock } from "./clock";

it.each([
  ["Asia/Kathmandu", "2026-01-15T12:00Z", "17:45", 345],
  ["Asia/Kolkata", "2026-01-15T12:00Z", "17:30", 330],
  ["America/St_Johns", "2026-01-15T12:00Z", "08:30", -210],
  ["America/St_Johns", "2026-07-15T12:00Z", "09:30", -150],
  ["Europe/London", "2026-01-15T00:00Z", "00:00", 0],
  ["Pacific/Chatham", "2026-01-15T12:00Z", "01:45", 825],
])("reads the time in %s at %s", (timeZone, moment, time, offset) => {
  expect(readClock(timeZone, Date.parse(moment))).toEqual({ time, offset });
});

it.each([
  [0, "the same time as yours"],
  [15, "15 min ahead of you"],
  [60, "1 hour ahead of you"],
  [-30, "30 min behind you"],
])("describes a time difference of %i minutes", (minutes, words) => expect(describeDifference(minutes)).toBe(words));
