import { convertResume } from "./convert-resume";
import { parseJson, readJsonResume } from "./json-resume";
import { readPerson } from "./person";
import { createReport, type ImportReport } from "./report";
import type { Resume } from "./resume";

export function convertForTests(read: (report: ImportReport) => Resume, country?: string) {
  const report = createReport();
  const resume = read(report);
  const person = readPerson(resume.basics, report, country);
  return { ...person, content: convertResume(resume, report), notes: Object.fromEntries(report.groups) };
}

/** Reads a JSON Resume as `npm run personalise -- --from` does. */
export const importResume = (resume: unknown, country?: string) =>
  convertForTests((report) => readJsonResume(typeof resume === "string" ? parseJson(resume) : resume, report), country);
