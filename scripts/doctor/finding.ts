import { pluralize } from "@/lib/text";

/** What is wrong with one value, and what the owner has to do; without secret values. */
export type Flaw = [severity: "error" | "warning" | "demo", problem: string, mend: string];

export interface Finding {
  /** An error stops the doctor with exit status 1; a warning is worth mending; a demo value is one that was shipped. */
  severity: Flaw[0];
  file: string;
  field: string;
  problem: string;
  mend: string;
  line?: number;
}

/** Grouped by file, with a summary line; `hidesDemo` mentions demo values in that line only. */
export function formatFindings(findings: readonly Finding[], hidesDemo = false): string {
  if (findings.length === 0) return "No problems found.";
  const shown = findings.filter(({ severity }) => !hidesDemo || severity !== "demo");
  const files = [...new Set(shown.map(({ file }) => file))].map((file) => {
    const rows = shown.filter((finding) => finding.file === file);
    const lines = rows.map(({ severity, line, field, problem, mend }, index) => {
      const place = line ? `line ${line}, ${field}` : field;
      // What several in a row have in common is said once, below the last of them.
      return `  ${severity.padEnd(8)} ${place}: ${problem}\n${rows[index + 1]?.mend === mend ? "" : `           ${mend}\n`}`;
    });
    return `${file}\n${lines.join("")}\n`;
  });
  const count = (counted: string, noun: string) =>
    pluralize(findings.filter(({ severity }) => severity === counted).length, noun);
  const summary = [count("error", "error"), count("warning", "warning"), count("demo", "demo value")].join(", ");
  return files.join("") + summary + (hidesDemo ? "; npm run doctor lists all" : "");
}
