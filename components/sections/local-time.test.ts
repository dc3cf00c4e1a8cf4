import { expect, it } from "vitest";
import { listZoneOffsets } from "./local-time";

it("lists the time and the new offset of each change in a time zone", () => {
  expect(listZoneOffsets("Asia/Kathmandu", 2026)).toEqual([[Date.UTC(2026), 345]]);
  expect(listZoneOffsets("Asia/Kolkata", 2026)).toEqual([[Date.UTC(2026), 330]]);
  expect(listZoneOffsets("America/New_York", 2026).slice(0, 3)).toEqual([
    [Date.parse("2026-01-01T00:00Z"), -300],
    [Date.parse("2026-03-08T07:00Z"), -240],
    [Date.parse("2026-11-01T06:00Z"), -300],
  ]);
  expect(listZoneOffsets("Australia/Lord_Howe", 2026)[1]).toEqual([Date.parse("2026-04-04T15:00Z"), 630]);
  expect(listZoneOffsets("Europe/London", 2026)).toHaveLength(13);
});
