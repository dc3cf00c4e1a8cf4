import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createReport, formatReport } from "@/scripts/personalise/import/report";
import { checkImport } from "./check-import";

it("reminds the owner of what was left out of an imported CV, until its report is deleted", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "import-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "import-report.txt");
  const report = createReport();
  report.note("Job: Mill", "hours: 12");
  report.note("Job: Mill", "boss: Ada - her name");
  report.note("Project: Loom", "budget: 3");
  writeFileSync(file, formatReport("resume.json", report));
  expect(checkImport(file)).toMatchObject([
    { severity: "warning", problem: "3 notes about what npm run personalise left out or changed" },
  ]);
  rmSync(file);
  expect(checkImport(file)).toEqual([]);
});
