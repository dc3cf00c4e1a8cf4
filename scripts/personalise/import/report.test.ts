import { expect, it } from "vitest";
import { countWritten, createReport, formatReport } from "./report";

it("groups the notes by kind, and entries that share their notes", () => {
  const report = createReport();
  report.note("Skill: HTML", "level: 4");
  report.note("You", "phone: 12 is left out");
  report.note("Job: Weaver, Mill", "hours: 12");
  report.note("Skill: CSS", "level: 4");
  report.note("Job: Clerk", "hours: 12");
  report.note("Skill: CSS, SCSS", "level: 5");
  const [head, , ...lines] = formatReport("resume.json", report).split("\n");
  expect(head).toContain("resume.json");
  expect(lines.join("\n")).toBe(`
Skill: HTML; CSS
  - level: 4

Skill: CSS, SCSS
  - level: 5

You
  - phone: 12 is left out

Job: Weaver, Mill; Clerk
  - hours: 12
`);
  expect(countWritten(lines.join("\n"))).toBe(4);
});

it("writes a whole text in one line, but not a whole image", () => {
  const report = createReport();
  const text = "织布。".repeat(500) + "looms and wool ".repeat(500);
  report.note("You\u0007", `image: \u001b]52;c;\u0007line\r\nline ${"x".repeat(50_000)} ${text}`);
  const [[entry, [note = ""] = []] = []] = report.groups;
  expect(entry).toBe("You");
  expect(note.replace(/x{1000,2000}…/, "x…")).toBe(`image: ]52;c; line line x… ${text.trim()}`);
});
