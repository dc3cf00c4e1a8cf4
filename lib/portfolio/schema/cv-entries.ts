import { z } from "zod";
import { month, sentence, text, webUrl } from "./fields";

const EXPERIENCE_KINDS = ["job", "internship", "freelance", "volunteering"] as const;

export const job = z.strictObject({
  /** Your job title, such as 'Web design intern'. */
  title: text(80),
  organisation: text(80),
  kind: z.enum(EXPERIENCE_KINDS, `expected one of ${EXPERIENCE_KINDS.join(", ")}`).default("job"),
  /** City, or 'Remote'. */
  place: text(60).optional(),
  /** The organisation's website. */
  url: webUrl.optional(),
  /** The month you started, or just the year. */
  start: month,
  /** The month you left. Leave it out if you still work there. */
  end: month.optional(),
  /** Your tasks and results, one sentence each. */
  points: z.array(sentence(240)).max(4, "expected at most four points").default([]),
});

export const study = z.strictObject({
  /** Your degree or subject, such as 'Bachelor of Computer Applications'. */
  degree: text(80),
  school: text(80),
  place: text(60).optional(),
  /** The school's website. */
  url: webUrl.optional(),
  start: month,
  /** The month you finished. Leave it out if you are still studying. */
  end: month.optional(),
  /** Your main topic, thesis or grade. */
  note: sentence(240).optional(),
});

export const language = z.strictObject({
  name: text(40),
  /** How well you speak the language, such as 'native', 'fluent' or 'basic'. */
  level: text(40),
});
