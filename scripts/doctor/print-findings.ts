import { pluralize } from "@/lib/text";
import { type Finding, isError } from "./finding";

function labelOf(finding: Finding, isStrict: boolean): string {
  if (isError(finding, isStrict)) return "error";
  return finding.severity === "demo" ? "demo" : "warning";
}

/** The findings as a person reads them, by file, and a last line that sums up. */
export function formatFindings(findings: readonly Finding[], isStrict: boolean): string {
  const lines: string[] = [];
  for (const file of new Set(findings.map((finding) => finding.file))) {
    const rows = findings.filter((finding) => finding.file === file);
    lines.push("", file);
    for (const [index, finding] of rows.entries()) {
      lines.push(`  ${labelOf(finding, isStrict).padEnd(8)} ${finding.field}: ${finding.problem}`);
      // What several in a row have in common is said once, below the last of them.
      if (rows[index + 1]?.mend !== finding.mend) lines.push(`           ${finding.mend}`);
    }
  }
  const errors = findings.filter((finding) => isError(finding, isStrict)).length;
  const demos = findings.filter(({ severity }) => severity === "demo").length;
  const warnings = findings.filter(({ severity }) => severity === "warning").length;
  if (findings.length === 0) return "All is well: nothing to mend.";
  const shownDemos = isStrict ? [] : [pluralize(demos, "demo value")];
  return [...lines, "", [pluralize(errors, "error"), pluralize(warnings, "warning"), ...shownDemos].join(", ")].join(
    "\n",
  );
}
