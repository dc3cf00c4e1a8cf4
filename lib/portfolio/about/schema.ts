import { z } from "zod";
import { iconName, percentage, sentence, text, uniqueBy } from "../schema/fields";

const icon = iconName.default("lucide:dot");

const skill = z.strictObject({
  name: text(200),
  /** What the skill belongs to, such as 'Languages'. Groups are in the order of their first skill. */
  group: text(200).optional(),
  /** How well you know it, in words, such as 'advanced'. */
  level: text(200).optional(),
  /** Your proficiency, from 0 to 100. Without it, the skill has no bar. */
  percentage: percentage.optional(),
  icon,
});

export const aboutSchema = z.strictObject({
  /** The statement beside the paragraphs. */
  introduction: text(1000),
  paragraphs: z.array(sentence(5000)).min(1, "expected at least one paragraph"),
  skillsHeading: text(80).default("Technical Skills"),
  skills: z.array(skill).superRefine(uniqueBy("name")),
  aiToolsHeading: text(80).default("AI Software Kit"),
  aiTools: z.array(z.strictObject({ name: text(100), description: text(600), icon })).superRefine(uniqueBy("name")),
});

export type About = z.infer<typeof aboutSchema>;
