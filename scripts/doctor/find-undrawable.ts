import { canDraw } from "@/content/schema/facts";
import type { Finding } from "./finding";
import { eachText } from "./content";

/** The fields that the CV and the share image draw. */
const DRAWN: Readonly<Record<string, RegExp>> = {
  "content/site.ts": /^(owner\.(role|location\.label)|availability\.)/,
  "content/hero.ts": /^greeting$/,
  "content/about.ts": /^(paragraphs\[|skills\[\d+\]\.name$)/,
  "content/cv.ts": /^/,
  "content/projects.ts": /^(title$|projects\[\d+\]\.(title|role|summary|result|stack))/,
  "content/certificates.ts": /\.(title|issuer)$/,
};

/** Texts with letters that the faces of the CV and the share image lack, so that these leave them out. */
export function findUndrawable(content: Record<string, unknown>): Finding[] {
  return Object.entries(content).flatMap(([file, value]) =>
    [...eachText(value)]
      .filter(([field, text]) => DRAWN[file]?.test(field) && !canDraw(text))
      .map(([field, text]): Finding => {
        const signs = [...new Set(text.normalize("NFC"))].filter((sign) => !canDraw(sign)).join("");
        const problem = `has signs that the CV and the share image cannot draw and leave out: ${signs}`;
        const mend = "Write it in Latin, Greek or Cyrillic letters, or name a PDF of your own in cv.file.";
        return { severity: "warning", file, field, problem, mend };
      }),
  );
}
