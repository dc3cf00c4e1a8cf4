import type { Cv } from "./experience/schema";
import { formatPeriod, sortNewestFirst } from "./periods";

/** What each list of the career is called, in the CV, llms.txt and on the page. */
export const CAREER_HEADINGS = {
  jobs: "Experience",
  studies: "Education",
  awards: "Awards",
  publications: "Publications",
  languages: "Languages",
  interests: "Interests",
  references: "References",
} as const;

/** An entry may lack its title or its organisation, but not both. */
const nameEntry = (title?: string, organisation?: string) => ({
  /** What the entry is called. */
  name: title ?? organisation ?? "",
  /** Who it was for. Undefined if that is its name already. */
  by: title ? organisation : undefined,
});

/**
 * The rows of a career, as every page and file lists them. What has a date is sorted, the newest first. `period` is in
 * words, and can be empty.
 */
export function resolveCareer(
  { experience, education, awards, publications, languages, interests, references }: Cv,
  language: string,
) {
  const jobs = sortNewestFirst(experience).map((job) => ({
    ...job,
    ...nameEntry(job.title, job.organisation),
    period: formatPeriod(job, language),
  }));
  return {
    jobs,
    /** Whom the owner works for now. */
    employers: jobs.filter(
      ({ organisation, start, end, kind }) => organisation && start && !end && kind !== "volunteering",
    ),
    studies: sortNewestFirst(education).map(({ degree, school, ...study }) => ({
      ...study,
      title: degree,
      organisation: school,
      ...nameEntry(degree, school),
      period: formatPeriod(study, language),
    })),
    awards: sortNewestFirst(awards).map(({ title, issuer, ...award }) => ({ ...award, name: title, by: issuer })),
    publications: sortNewestFirst(publications).map(({ title, publisher, ...work }) => ({
      ...work,
      name: title,
      by: publisher,
    })),
    languages: languages.map(({ name, level }) => ({ name, by: level })),
    interests,
    references: references.map(({ name, role, text }) => ({ name, by: role, quote: text })),
  };
}

export type Career = ReturnType<typeof resolveCareer>;
