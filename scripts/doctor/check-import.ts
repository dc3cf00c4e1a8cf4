import { existsSync, readFileSync } from "node:fs";
import { pluralize } from "@/lib/text";
import { countWritten, REPORT_FILE } from "@/scripts/personalise/import/report";
import type { Finding } from "./finding";

/** Reminds the owner of what did not fit when they imported their CV. */
export function checkImport(file = REPORT_FILE): Finding[] {
  if (!existsSync(file)) return [];
  const count = pluralize(countWritten(readFileSync(file, "utf8")), "note");
  const problem = `${count} about what npm run personalise left out or changed`;
  const fix = "Read the file, add whatever is missing to content/, then delete it.";
  return [{ severity: "warning", file: REPORT_FILE, field: "your CV", problem, fix }];
}
