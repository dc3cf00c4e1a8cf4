/** An error stops the doctor with exit status 1; a warning is worth mending; a demo value is one that was shipped. */
export type Severity = "error" | "warning" | "demo";

export interface Finding {
  severity: Severity;
  /** Where it is, from the project's root: `content/site.ts`; for a setting, where settings come from. */
  file: string;
  /** `certificates[2].image`, or the name of a variable. */
  field: string;
  /** What is wrong, without secret values. */
  problem: string;
  /** What the owner has to do. */
  mend: string;
}

/** With `--strict`, what was shipped with the demo must be gone. */
export function isError(finding: Finding, isStrict: boolean): boolean {
  return finding.severity === "error" || (isStrict && finding.severity === "demo");
}
