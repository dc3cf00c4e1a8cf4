import { formatPeriod } from "./periods";
import type { Cv } from "./schema/sections";

/** An entry may lack its title or its organisation, but not both. */
const name = (title?: string, organisation?: string) => ({
  heading: title ?? organisation ?? "",
  subheading: title ? organisation : undefined,
});

/** Adds what an entry is called, and its dates in words. Either can be empty. */
export function resolveEntries({ experience, education }: Pick<Cv, "experience" | "education">) {
  return {
    jobs: experience.map((job) => ({ ...job, ...name(job.title, job.organisation), period: formatPeriod(job) })),
    studies: education.map((study) => ({ ...study, ...name(study.degree, study.school), period: formatPeriod(study) })),
  };
}

export type Entries = ReturnType<typeof resolveEntries>;
