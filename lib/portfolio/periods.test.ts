import { expect, it } from "vitest";
import { describeAvailability, describeStart, formatPeriod } from "./periods";

it.each([
  [{ start: "2025-06", end: "2025-08" }, "Jun 2025 – Aug 2025"],
  [{ start: "2024-09" }, "Sept 2024 – present"],
  [{ start: "2019", end: "2021" }, "2019 – 2021"],
  [{ start: "2025-03", end: "2025-03" }, "Mar 2025"],
])("formats the period %o as %s", (period, text) => expect(formatPeriod(period, "en-GB")).toBe(text));

it.each([
  [
    { isOpen: true, from: "2027-01", kinds: ["freelance work", "internships"], where: "remotely or in Pokhara" },
    "Available from January 2027 for freelance work and internships, remotely or in Pokhara.",
  ],
  [{ isOpen: true, kinds: [] }, "Available for work."],
  [{ isOpen: false, kinds: ["internships"] }, "Not taking on new work at the moment."],
  [{ isOpen: false, from: "2027-01", kinds: [] }, "Not taking on new work until January 2027."],
])("describes the availability %o", (fact, sentence) => {
  expect(describeAvailability(fact, "en-GB")).toBe(sentence);
  expect(sentence.startsWith(describeStart(fact, "en-GB"))).toBe(true);
});

it("says when in a few words", () => {
  expect(describeStart({ isOpen: true, from: "2027-01" }, "en-GB")).toBe("Available from January 2027");
  expect(describeStart({ isOpen: true }, "en-GB")).toBe("Available");
  expect(describeStart({ isOpen: false }, "en-GB")).toBe("Not taking on new work at the moment");
});
