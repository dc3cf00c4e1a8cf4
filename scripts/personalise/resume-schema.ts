import { z } from "zod";

const text = z.string().trim().min(1).optional().catch(undefined);
const texts = z.array(z.string()).default([]).catch([]);
const rowsOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.looseObject(shape)).default([]);

const dated = { startDate: text, endDate: text, url: text };
const work = { ...dated, position: text, summary: text, highlights: texts };
const LISTS = {
  work: rowsOf({ ...work, name: text, location: text }),
  volunteer: rowsOf({ ...work, organization: text }),
  education: rowsOf({ ...dated, institution: text, area: text, studyType: text, score: text, courses: texts }),
  certificates: rowsOf({ name: text, date: text, issuer: text, url: text }),
  skills: rowsOf({ name: text, keywords: texts }),
  languages: rowsOf({ language: text, fluency: text }),
  projects: rowsOf({ ...dated, name: text, description: text, highlights: texts, keywords: texts, roles: texts }),
};
const basics = z.looseObject({
  ...{ name: text, label: text, email: text, phone: text, summary: text },
  location: z.looseObject({ city: text, countryCode: text }).optional().catch(undefined),
  profiles: rowsOf({ network: text, username: text, url: text }),
});

/** The fields of JSON Resume (jsonresume.org) that the content has room for. */
export const resumeSchema = z.looseObject({
  $schema: z.unknown().optional(),
  meta: z.unknown().optional(),
  basics: basics.prefault({}),
  ...LISTS,
});
export type JsonResume = z.output<typeof resumeSchema>;

const isEmpty = (value: unknown) => value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Names the fields that the content has no room for, once for a whole list. */
export function listUnknownFields(resume: JsonResume): string[] {
  const list = (section: string, rows: readonly object[], known: object) => {
    const filled = rows.flatMap((row) => Object.entries(row).filter(([, value]) => !isEmpty(value)));
    return [...new Set(filled.flatMap(([key]) => (key in known ? [] : section + key)))];
  };
  const names = Object.keys(LISTS) as (keyof typeof LISTS)[];
  return [
    ...list("", [resume], resumeSchema.shape),
    ...list("basics.", [resume.basics], basics.shape),
    ...names.flatMap((name) => list(`${name}.`, resume[name], LISTS[name].unwrap().element.shape)),
  ];
}
