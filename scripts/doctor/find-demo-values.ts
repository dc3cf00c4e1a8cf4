import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { eachNamedFile, eachText } from "./walk-content";
import { DEMO_PICTURES, findDemoText } from "./demo-values";
import type { Finding } from "./finding";
import { STARTER_MARKS } from "./starter-texts";

/** Its answers are written from the other files, so that it repeats what they say. */
const WRITTEN_FROM_OTHERS = "content/assistant.ts";

const demoHashes = new Set(Object.values(DEMO_PICTURES));

export function isDemoPicture(file: string): boolean {
  return existsSync(file) && demoHashes.has(createHash("sha256").update(readFileSync(file)).digest("hex"));
}

/** Whether any text of a value is the demo's. */
export function holdsDemoText(value: unknown): boolean {
  return [...eachText(value)].some(([, text]) => findDemoText(text) !== undefined);
}

/** What of the shipped demo is still in place, and which starter texts nobody has replaced. */
export function findDemoValues(content: Record<string, unknown>, publicFolder: string): Finding[] {
  const findings: Finding[] = [];
  for (const [file, value] of Object.entries(content)) {
    if (file === WRITTEN_FROM_OTHERS) continue;
    for (const [field, text] of eachText(value)) {
      const demo = findDemoText(text);
      const starter = STARTER_MARKS.find((mark) => text.includes(mark));
      if (demo) {
        const mend = "Write your own, or let `npm run personalise` do it.";
        findings.push({ severity: "demo", file, field, problem: `still says "${demo}", from the demo`, mend });
      } else if (starter) {
        const mend = "Write it in your own words.";
        findings.push({ severity: "warning", file, field, problem: "is still the text to begin with", mend });
      }
    }
  }
  for (const { file, field, address } of eachNamedFile(content)) {
    if (!isDemoPicture(path.join(publicFolder, address))) continue;
    const mend = "Put your own picture into public/images/ and name it here.";
    findings.push({ severity: "demo", file, field, problem: `${address} is a picture of the demo`, mend });
  }
  return findings;
}
