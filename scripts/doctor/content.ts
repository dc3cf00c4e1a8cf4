import { existsSync } from "node:fs";
import path from "node:path";
import { ContentError } from "@/content/schema/define-content";
import type { Finding } from "./finding";

/** Each file by itself, so that one broken file does not hide the others. */
const loaders = {
  "content/site.ts": () => import("@/content/site").then(({ site }) => site),
  "content/hero.ts": () => import("@/content/hero").then(({ hero }) => hero),
  "content/about.ts": () => import("@/content/about").then(({ about }) => about),
  "content/cv.ts": () => import("@/content/cv").then(({ cv }) => cv),
  "content/services.ts": () => import("@/content/services").then(({ services }) => services),
  "content/certificates.ts": () => import("@/content/certificates").then(({ certificates }) => certificates),
  "content/projects.ts": () => import("@/content/projects").then(({ projects }) => projects),
  "content/contact.ts": () => import("@/content/contact").then(({ contact }) => contact),
  "content/assistant.ts": () => import("@/content/assistant").then(({ assistant }) => assistant),
};

/** What stands in each file; a file that breaks its schema is missing. */
export type Content = {
  [File in keyof typeof loaders]?: Awaited<ReturnType<(typeof loaders)[File]>>;
};

/** The content that holds, and one finding for every field that breaks its schema. */
export async function readContent(
  sources: Record<string, () => Promise<unknown>> = loaders,
): Promise<{ content: Content; findings: Finding[] }> {
  const content: Record<string, unknown> = {};
  const findings = new Map<string, Finding>();
  for (const [file, load] of Object.entries(sources)) {
    try {
      content[file] = await load();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      // A file that reads from a broken one fails with the same problems.
      for (const { file, field, expectation, found } of error.problems) {
        const problem = `${expectation}, got ${found}`;
        const mend = "Change the value. Your editor tells what the field means when you point at it.";
        findings.set(`${file}: ${field}: ${expectation}`, { severity: "error", file, field, problem, mend });
      }
    }
  }
  return { content, findings: [...findings.values()] };
}

/** Every string of a value with its field, as `certificates[2].image`. */
export function* eachText(value: unknown, field = ""): Generator<[field: string, text: string]> {
  if (typeof value === "string") yield [field, value];
  else if (value && typeof value === "object")
    for (const [key, inner] of Object.entries(value)) {
      yield* eachText(inner, Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key);
    }
}

/** Every file in `public/` that the content names, by its address: `/images/me.webp`. */
export function* eachNamedFile(content: Record<string, unknown>) {
  for (const [file, value] of Object.entries(content)) {
    for (const [field, address] of eachText(value)) {
      if (/^\/[\w./-]+\.(avif|webp|png|jpe?g|pdf)$/.test(address)) yield { file, field, address };
    }
  }
}

/** One line for every file that the content names and `folder` does not hold. */
export function findMissingFiles(content: Record<string, unknown>, folder: string): string[] {
  return [...eachNamedFile(content)]
    .filter(({ address }) => !existsSync(path.join(folder, address)))
    .map(({ file, field, address }) => `${file}: ${field}: expected a file at public${address}, found none`);
}
