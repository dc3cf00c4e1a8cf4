import { pluralize } from "@/lib/text";

export interface Finding {
  /** An error stops the doctor with exit status 1; a warning is worth mending; a demo value is one that was shipped. */
  severity: "error" | "warning" | "demo";
  /** From the project's root: `content/site.ts`; for a setting, where it is set. */
  file: string;
  /** `certificates[2].image`, or the name of a variable. */
  field: string;
  /** Without secret values. */
  problem: string;
  /** What the owner has to do. */
  mend: string;
  /** Where it stands in the file, from 1. */
  line?: number;
}

/** What is wrong with one value. */
export type Flaw = [severity: Finding["severity"], problem: string, mend: string];

/** The findings as a person reads them, by file, and a last line that sums up; with `hidesDemo` it only counts the demo's. */
export function formatFindings(findings: readonly Finding[], hidesDemo = false): string {
  if (findings.length === 0) return "All is well: nothing to mend.";
  const shown = findings.filter(({ severity }) => !hidesDemo || severity !== "demo");
  const lines = [...new Set(shown.map(({ file }) => file))].flatMap((file) => {
    const rows = shown.filter((finding) => finding.file === file);
    return [
      file,
      ...rows.flatMap(({ severity, line, field, problem, mend }, index) => {
        const place = line ? `line ${line}, ${field}` : field;
        // What several in a row have in common is said once, below the last of them.
        const isLast = rows[index + 1]?.mend !== mend;
        return [`  ${severity.padEnd(8)} ${place}: ${problem}`, ...(isLast ? [`           ${mend}`] : [])];
      }),
      "",
    ];
  });
  const count = (counted: string, noun: string) =>
    pluralize(findings.filter(({ severity }) => severity === counted).length, noun);
  const summary = [count("error", "error"), count("warning", "warning"), count("demo", "demo value")].join(", ");
  return [...lines, hidesDemo ? `${summary}; npm run doctor lists all` : summary].join("\n");
}
