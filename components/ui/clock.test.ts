import { describe, expect, it } from "vitest";
import { describeOffset, formatClock } from "./clock";

const noonUtc = new Date("2026-01-15T12:00:00Z");

describe("the owner's local time", () => {
  it("shows the zone's clock, quarter hours included", () => {
    expect(formatClock("Asia/Kathmandu", noonUtc)).toBe("17:45");
    expect(formatClock("America/St_Johns", noonUtc)).toBe("08:30");
  });

  it.each([
    ["Asia/Kolkata", "15 min ahead of you"],
    ["Asia/Kathmandu", "the same time as yours"],
    ["Pacific/Auckland", "7 h 15 min behind you"],
    ["America/New_York", "10 h 45 min ahead of you"],
  ])("says the difference to a visitor in %s", (zone, words) => {
    expect(describeOffset("Asia/Kathmandu", zone, noonUtc)).toBe(words);
  });

  it("follows the visitor's summer time", () => {
    const july = new Date("2026-07-15T12:00:00Z");
    expect(describeOffset("Asia/Kathmandu", "America/New_York", july)).toBe("9 h 45 min ahead of you");
  });
});
