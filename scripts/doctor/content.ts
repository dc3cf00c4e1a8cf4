import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CONTENT_SCHEMAS, isWhole, type Content } from "@/lib/portfolio/content";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { ContentError } from "@/lib/portfolio/schema/define-content";
import { findLine } from "./find-line";
import type { Finding } from "./finding";

/** Returns the resolved portfolio, or undefined while a content file cannot be read. */
export const resolveContent = (content: Partial<Content>) => (isWhole(content) ? resolvePortfolio(content) : undefined);

/** Import each file separately, so that a broken one does not hide the others. */
const CONTENT_FILES = Object.fromEntries(
  readdirSync("content")
    .filter((name) => name.endsWith(".ts"))
    .map((name) => path.basename(name, ".ts"))
    .map((name) => [name, async () => Object.values<object>(await import(`../../content/${name}.ts`))[0] ?? {}]),
);

function describeError(error: unknown): Finding[] {
  const severity = "error";
  if (error instanceof ContentError) {
    const fix = "Change the value. Hover over the field in your editor to see what it means.";
    return error.problems.map(({ file, field, expectation, found }) => {
      return { severity, file, field, problem: `${expectation}, got ${found}`, fix };
    });
  }
  const { message, stack = "" } = error instanceof Error ? error : new Error("no error", { cause: error });
  const [, file, line] = /(content\/[\w-]+\.ts):(\d+)/.exec(stack) ?? [];
  if (!file) throw error;
  const [, problem = message] = /ERROR: (.+)/.exec(message) ?? [];
  const fix = "Check this line and the one before for a missing or extra comma, bracket or quotation mark.";
  return [{ severity, file, field: "cannot be read", problem, fix, line: Number(line) }];
}

export async function readContent(files = CONTENT_FILES) {
  const content: Partial<Content> & Record<string, object> = {};
  const findings: Finding[] = [];
  for (const [file, read] of Object.entries(files)) {
    try {
      content[file] = await read();
    } catch (error) {
      findings.push(...describeError(error));
    }
  }
  return { content, findings };
}

/** Names the content files that are not there. The site needs them all. */
export const listMissing = (files: object = CONTENT_FILES): Finding[] =>
  Object.keys(CONTENT_SCHEMAS)
    .filter((name) => !(name in files))
    .map((name) => ({
      severity: "error",
      file: `content/${name}.ts`,
      field: "missing",
      problem: "there is no such file",
      fix: "Bring it back. To leave its texts out, empty its lists, or remove its section in content/site.ts.",
    }));

export function locate(finding: Finding): Finding {
  if (finding.line || !existsSync(finding.file)) return finding;
  const source = readFileSync(finding.file, "utf8");
  const isSet = (line: string) => line.startsWith(`${finding.field}=`);
  const isContent = finding.file.startsWith("content/");
  const line = isContent ? findLine(source, finding.field) : source.split("\n").findIndex(isSet) + 1;
  return { ...finding, line: line || undefined };
}

/** Yields every string with its field, such as `certificates[2].image`. */
export function* eachText(value: unknown, field = ""): Generator<[field: string, text: string]> {
  if (typeof value === "string") yield [field, value];
  else if (value && typeof value === "object")
    for (const [key, inner] of Object.entries(value)) {
      yield* eachText(inner, Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key);
    }
}
