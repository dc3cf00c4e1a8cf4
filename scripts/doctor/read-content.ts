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

export type ContentFile = keyof typeof loaders;
/** What stands in each file; a file that breaks its schema is missing. */
export type Content = { [File in ContentFile]?: Awaited<ReturnType<(typeof loaders)[File]>> };

type Loaders = Record<string, () => Promise<unknown>>;

/** The content that holds, and one finding for every field that breaks its schema. */
export async function readContent(sources: Loaders = loaders): Promise<{ content: Content; findings: Finding[] }> {
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
