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

/** With `--strict`, what was shipped with the demo must be gone. */
export const isError = ({ severity }: Finding, isStrict: boolean) =>
  severity === "error" || (isStrict && severity === "demo");

/**
 * The findings as a person reads them, by file, and a last line that sums up.
 *
 * @param hidesDemo The demo's values are counted, and not listed.
 */
export function formatFindings(findings: readonly Finding[], isStrict: boolean, hidesDemo = false): string {
  if (findings.length === 0) return "All is well: nothing to mend.";
  const shown = findings.filter(({ severity }) => !hidesDemo || severity !== "demo");
  const lines: string[] = [];
  for (const file of new Set(shown.map((finding) => finding.file))) {
    lines.push(file);
    const rows = shown.filter((finding) => finding.file === file);
    for (const [index, finding] of rows.entries()) {
      const label = isError(finding, isStrict) ? "error" : finding.severity;
      const place = finding.line ? `line ${finding.line}, ${finding.field}` : finding.field;
      lines.push(`  ${label.padEnd(8)} ${place}: ${finding.problem}`);
      // What several in a row have in common is said once, below the last of them.
      if (rows[index + 1]?.mend !== finding.mend) lines.push(`           ${finding.mend}`);
    }
    lines.push("");
  }
  const count = (isCounted: (finding: Finding) => boolean, noun: string) =>
    pluralize(findings.filter(isCounted).length, noun);
  const summary = [
    count((finding) => isError(finding, isStrict), "error"),
    count(({ severity }) => severity === "warning", "warning"),
    ...(isStrict ? [] : [count(({ severity }) => severity === "demo", "demo value")]),
  ].join(", ");
  return [...lines, hidesDemo ? `${summary}; npm run doctor lists all` : summary].join("\n");
}
