import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { contentByFile } from "@/content";
import { ContentError } from "@/content/schema/define-content";
import { findLine } from "@/scripts/personalise/edit-source";
import type { Finding } from "./finding";

/** What stands in each file; a file that cannot be read or breaks its schema is missing. */
export type Content = Partial<typeof contentByFile>;

/** Each file by itself, so that one broken file does not hide the others. */
const loaders = {
  "content/site.ts": () => import("@/content/site"),
  "content/hero.ts": () => import("@/content/hero"),
  "content/about.ts": () => import("@/content/about"),
  "content/cv.ts": () => import("@/content/cv"),
  "content/services.ts": () => import("@/content/services"),
  "content/certificates.ts": () => import("@/content/certificates"),
  "content/projects.ts": () => import("@/content/projects"),
  "content/contact.ts": () => import("@/content/contact"),
  "content/assistant.ts": () => import("@/content/assistant"),
};

/** A mistake of the language itself, by the place that its message or its stack names. */
function describeSlip(error: Error): Finding {
  const [, file, line] = /(content\/[\w-]+\.ts):(\d+)/.exec(error.stack ?? "") ?? [];
  if (!file) throw error;
  const [, problem = error.message] = /ERROR: (.+)/.exec(error.message) ?? [];
  const mend =
    "Look at this line and the one before it: a comma, a bracket or a quotation mark is missing or too many.";
  return { severity: "error", file, field: "cannot be read", problem, mend, line: Number(line) };
}

/** The content that holds, and one finding for every field that breaks its schema. */
export async function readContent(
  sources: Record<string, () => Promise<object>> = loaders,
): Promise<{ content: Content; findings: Finding[] }> {
  const content: Record<string, unknown> = {};
  const findings = new Map<string, Finding>();
  const mend = "Change the value. Your editor tells what the field means when you point at it.";
  for (const [name, load] of Object.entries(sources)) {
    try {
      [content[name]] = Object.values(await load());
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const found =
        error instanceof ContentError
          ? error.problems.map(({ file, field, expectation, found: value }): Finding => {
              return { severity: "error", file, field, problem: `${expectation}, got ${value}`, mend };
            })
          : [describeSlip(error)];
      // A file that reads from a broken one fails with the same problems.
      for (const finding of found) findings.set(`${finding.file} ${finding.field} ${finding.problem}`, finding);
    }
  }
  return { content, findings: [...findings.values()] };
}

/** With the line of its file in which a finding stands, where it can be found. */
export function locate(finding: Finding, root: string): Finding {
  const file = path.join(root, finding.file);
  if (finding.line || !existsSync(file)) return finding;
  const source = readFileSync(file, "utf8");
  const isContent = finding.file.startsWith("content/");
  const line = isContent
    ? findLine(source, finding.field)
    : source.split("\n").findIndex((text) => text.startsWith(`${finding.field}=`)) + 1;
  return { ...finding, line: line || undefined };
}

/** Every string of a value with its field, as `certificates[2].image`. */
export function* eachText(value: unknown, field = ""): Generator<[field: string, text: string]> {
  if (typeof value === "string") yield [field, value];
  else if (value && typeof value === "object")
    for (const [key, inner] of Object.entries(value)) {
      yield* eachText(inner, Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key);
    }
}
