import type { Career } from "../career";
import { listRecords } from "./records";
import { resolveTimeline } from "./timeline";

export function resolveExperience({ career, cvFileName }: { career: Career; cvFileName: string }) {
  const { jobs, studies, awards, publications, references } = career;
  if ([jobs, studies, awards, publications, references].every((rows) => rows.length === 0)) return undefined;
  return {
    kind: "experience" as const,
    introduction: undefined,
    timeline: resolveTimeline(career),
    /** Awards, publications, languages and references. */
    records: listRecords(career),
    cvFileName,
  };
}
