import { describe, expect, it } from "vitest";
import { describeAvailability, drawnName, formatPeriod } from "./facts";

describe("periods", () => {
  it.each([
    [{ start: "2025-06", end: "2025-08" }, "Jun 2025 – Aug 2025"],
    [{ start: "2024-09" }, "Sept 2024 – present"],
    [{ start: "2019", end: "2021" }, "2019 – 2021"],
    [{ start: "2025-03", end: "2025-03" }, "Mar 2025"],
  ])("%o is %s", (period, text) => expect(formatPeriod(period)).toBe(text));
});

describe("availability", () => {
  it.each([
    [
      { isOpen: true, from: "2027-01", kinds: ["freelance work", "internships"], where: "remotely or in Pokhara" },
      "Available from January 2027 for freelance work and internships, remotely or in Pokhara.",
    ],
    [{ isOpen: true, kinds: [] }, "Available."],
    [{ isOpen: false, kinds: ["internships"] }, "Not taking on new work at the moment."],
    [{ isOpen: false, from: "2027-01", kinds: [] }, "Not taking on new work until January 2027."],
  ])("%o", (fact, sentence) => expect(describeAvailability(fact)).toBe(sentence));
});

describe("names where they are drawn", () => {
  it("stay as they are in Latin, Greek and Cyrillic", () => {
    const name = { name: "Кирилл Петров", firstName: "Кирилл", latinName: "Kirill Petrov" };
    expect(drawnName(name)).toEqual({
      full: "Кирилл Петров",
      first: "Кирилл",
      cvFile: "Кирилл-Петров-CV.pdf",
    });
  });

  it("are in Latin letters in any other script", () => {
    const name = { name: "सीता गुरुङ", firstName: "सीता", latinName: "Sita Gurung" };
    expect(drawnName(name)).toEqual({ full: "Sita Gurung", first: "Sita Gurung", cvFile: "Sita-Gurung-CV.pdf" });
  });
});
