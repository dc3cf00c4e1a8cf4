import type { Career } from "./career";
import { convertCareer } from "./convert-resume";
import { parseJson, readJsonResume } from "./json-resume";
import { readPerson } from "./person";
import { createReport, type ImportReport } from "./report";

export function convertForTests(read: (report: ImportReport) => Career, country?: string) {
  const report = createReport();
  const career = read(report);
  const { answers, channels, site } = readPerson(career.person, career.profiles, report, country);
  const content = convertCareer(career, { report, hasImage: () => true });
  return { answers, channels, site, content, notes: Object.fromEntries(report.groups) };
}

/** Reads a JSON Resume as `npm run personalise -- --from` does. */
export const importResume = (resume: unknown, country?: string) =>
  convertForTests((report) => readJsonResume(typeof resume === "string" ? parseJson(resume) : resume, report), country);
