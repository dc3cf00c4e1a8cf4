import type { Problem } from "@/lib/settings";
import { pluralize } from "@/lib/text";

export type Flaw = [severity: "error" | "warning" | "demo", problem: string, fix: string];

/** A problem in a file. `error` makes the doctor exit with 1, and `demo` marks the demo's content. */
export interface Finding extends Omit<Problem, "severity"> {
  severity: Flaw[0];
  file: string;
  line?: number;
}

/** Groups findings by file and adds a summary. */
export function formatFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return "No problems found.";
  const files = [...new Set(findings.map(({ file }) => file))].map((file) => {
    const rows = findings.filter((finding) => finding.file === file);
    const lines = rows.map(({ severity, line, field, problem, fix }, index) => {
      const where = line ? `line ${line}, ${field}` : field;
      // Consecutive problems can share a fix.
      return `  ${severity.padEnd(8)} ${where}: ${problem}\n${rows[index + 1]?.fix === fix ? "" : `           ${fix}\n`}`;
    });
    return `${file}\n${lines.join("")}\n`;
  });
  const count = (wanted: string, noun: string) =>
    pluralize(findings.filter(({ severity }) => severity === wanted).length, noun);
  return (
    files.join("") + [count("error", "error"), count("warning", "warning"), count("demo", "demo value")].join(", ")
  );
}
