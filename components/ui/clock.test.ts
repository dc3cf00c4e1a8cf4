import { expect, it } from "vitest";
import { describeOffset, formatClock } from "./clock";

it("shows the zone's clock, quarter hours included", () => {
  expect(formatClock("America/St_Johns", new Date("2026-01-15T12:00:00Z"))).toBe("08:30");
});

// Whole hours and zones are in e2e/contact.spec.ts.
it.each([
  ["Asia/Kolkata", "01", "15 min ahead of you"],
  ["America/New_York", "01", "10 h 45 min ahead of you"],
  ["America/New_York", "07", "9 h 45 min ahead of you"],
])("says the difference to a visitor in %s in month %s", (zone, month, words) => {
  expect(describeOffset("Asia/Kathmandu", zone, new Date(`2026-${month}-15T12:00:00Z`))).toBe(words);
});
