import { CAREER_HEADINGS, type Career } from "../career";
import { listRecords } from "./records";
import { resolveTimeline } from "./timeline";

interface Facts {
  career: Career;
  cvFileName: string;
  language: string;
}

export function resolveExperience({ career, cvFileName, language }: Facts) {
  const lists = ["jobs", "studies", "awards", "publications", "references", "languages"] as const;
  const first = lists.find((list) => career[list].length > 0);
  if (!first) return undefined;
  /** A school alone is no experience. */
  const heading: string = CAREER_HEADINGS[first];
  return {
    kind: "experience" as const,
    heading,
    introduction: undefined,
    timeline: resolveTimeline(career),
    /** Awards, publications, languages and references. */
    records: listRecords(career, language),
    cvFileName,
  };
}
