import { z } from "zod";
import { day, endsLast, hasOneOf, month, sentence, text, uniqueBy, webUrl } from "../schema/fields";

export const EXPERIENCE_KINDS = ["job", "internship", "freelance", "volunteering"] as const;

export const job = z
  .strictObject({
    /** Your job title, such as 'Web design intern'. Either this or the organisation can be left out. */
    title: text(300).optional(),
    organisation: text(300).optional(),
    kind: z.enum(EXPERIENCE_KINDS, `expected one of ${EXPERIENCE_KINDS.join(", ")}`).default("job"),
    /** City, or 'Remote'. */
    place: text(200).optional(),
    /** The organisation's website. */
    url: webUrl.optional(),
    /** The month you started, or just the year. */
    start: month.optional(),
    /** The month you left. Leave it out if you still work there. */
    end: month.optional(),
    /** Your tasks and results, one sentence each. */
    points: z.array(sentence(3000)).default([]),
  })
  .superRefine(endsLast)
  .superRefine(hasOneOf("title", "organisation"));

export const study = z
  .strictObject({
    /** Your degree or subject, such as 'Bachelor of Computer Applications'. Either this or the school can be left out. */
    degree: text(400).optional(),
    school: text(300).optional(),
    place: text(200).optional(),
    /** The school's website. */
    url: webUrl.optional(),
    start: month.optional(),
    /** The month you finished. Leave it out if you are still studying. */
    end: month.optional(),
    /** Your main topic, thesis or grade. */
    note: sentence(5000).optional(),
  })
  .superRefine(endsLast)
  .superRefine(hasOneOf("degree", "school"));

export const language = z.strictObject({
  name: text(100),
  /** How well you speak the language, such as 'native', 'fluent' or 'basic'. */
  level: text(200).optional(),
});

export const award = z.strictObject({
  title: text(600),
  /** Who gave it to you. */
  issuer: text(400).optional(),
  /** A day, a month or just the year. */
  date: day.optional(),
  url: webUrl.optional(),
  /** What it was for. */
  note: sentence(3000).optional(),
});

export const publication = z.strictObject({
  title: text(600),
  /** The journal, conference or publishing house. */
  publisher: text(400).optional(),
  /** A day, a month or just the year. */
  date: day.optional(),
  url: webUrl.optional(),
  /** What it is about, or who wrote it with you. */
  note: sentence(3000).optional(),
});

export const reference = z.strictObject({
  /** The person who recommends you. */
  name: text(200),
  /** Who they are, such as 'Head of design at Example Studio'. */
  role: text(300).optional(),
  /** What they say about you, in their own words. */
  text: sentence(5000).optional(),
});

export const cvSchema = z.strictObject({
  experience: z.array(job).default([]),
  education: z.array(study).default([]),
  languages: z.array(language).superRefine(uniqueBy("name")).default([]),
  /** Prizes, scholarships and honours. */
  awards: z.array(award).default([]),
  /** Articles, papers, talks and books. */
  publications: z.array(publication).default([]),
  /** People who recommend you, each with what they say. */
  references: z.array(reference).default([]),
  /** What you like besides work, a few words each. */
  interests: z.array(text(300)).default([]),
});

export type Cv = z.infer<typeof cvSchema>;
