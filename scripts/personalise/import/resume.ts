import { z } from "zod";
import { EXPERIENCE_KINDS } from "@/lib/portfolio/experience/schema";

const text = z.string().optional();
const texts = z.array(z.string()).default([]);

const position = z.strictObject({
  position: text,
  location: text,
  url: text,
  startDate: text,
  endDate: text,
  summary: text,
  highlights: texts,
});

/**
 * A JSON Resume (jsonresume.org) whose every field has its type, with dates as they are written. Besides, it has what
 * files often add: `firstName` and `lastName`, a job's `type`, a project's `urls`, a reference's `role`, and `location`,
 * `url` and `highlights` wherever they make sense.
 */
export const resumeSchema = z.strictObject({
  basics: z
    .strictObject({
      name: text,
      firstName: text,
      lastName: text,
      label: text,
      image: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      highlights: texts,
      location: z.strictObject({ city: text, region: text, countryCode: text }).prefault({}),
      profiles: z.array(z.strictObject({ network: text, username: text, url: text })).default([]),
    })
    .prefault({}),
  work: z.array(position.extend({ name: text, type: z.enum(EXPERIENCE_KINDS).default("job") })).default([]),
  volunteer: z.array(position.extend({ organization: text })).default([]),
  education: z
    .array(
      z.strictObject({
        institution: text,
        studyType: text,
        area: text,
        location: text,
        url: text,
        startDate: text,
        endDate: text,
        score: text,
        summary: text,
        highlights: texts,
        courses: texts,
      }),
    )
    .default([]),
  projects: z
    .array(
      z.strictObject({
        name: z.string(),
        description: text,
        highlights: texts,
        keywords: texts,
        startDate: text,
        endDate: text,
        urls: texts,
        roles: texts,
      }),
    )
    .default([]),
  certificates: z.array(z.strictObject({ name: z.string(), issuer: text, date: text, url: text })).default([]),
  skills: z.array(z.strictObject({ name: z.string(), level: text, keywords: texts })).default([]),
  languages: z.array(z.strictObject({ language: z.string(), fluency: text })).default([]),
  awards: z
    .array(
      z.strictObject({ title: z.string(), awarder: text, date: text, url: text, summary: text, highlights: texts }),
    )
    .default([]),
  publications: z
    .array(
      z.strictObject({
        name: z.string(),
        publisher: text,
        releaseDate: text,
        url: text,
        summary: text,
        highlights: texts,
      }),
    )
    .default([]),
  references: z.array(z.strictObject({ name: z.string(), role: text, reference: text })).default([]),
  interests: z.array(z.strictObject({ name: text, keywords: texts })).default([]),
});

/** What a reader returns. */
export type WrittenResume = z.input<typeof resumeSchema>;
export type Resume = z.infer<typeof resumeSchema>;
export type Row<List extends Exclude<keyof Resume, "basics">> = Resume[List][number];

/** `Bachelor, Textiles`, unless the first already says the second. */
export function nameDegree({ studyType, area }: { studyType?: string; area?: string }): string | undefined {
  const isSaid = studyType && area && studyType.toLowerCase().includes(area.toLowerCase());
  return [studyType, isSaid ? undefined : area].filter(Boolean).join(", ") || undefined;
}
