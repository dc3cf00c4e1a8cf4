import { z } from "zod";
import { iconName, sentence, text, uniqueBy } from "../schema/fields";

const icon = iconName.default("lucide:dot");

const WEEKS_EXPECTED = "expected a number of weeks, such as 1.5";

const service = z.strictObject({
  title: text(200),
  description: text(1500),
  /** What the service covers, as a short list. */
  skills: z.array(text(200)).min(1, "expected at least one skill"),
  /** The stages of the work, and how many weeks each took last time. */
  steps: z
    .array(z.strictObject({ title: text(120), weeks: z.number(WEEKS_EXPECTED).positive(WEEKS_EXPECTED).optional() }))
    .max(5, "expected at most five steps")
    .default([]),
  /** How long it took last time, in a sentence or two. */
  lastTime: sentence(1000).optional(),
  icon,
});

export const servicesSchema = z.strictObject({
  introduction: text(1000),
  services: z.array(service).superRefine(uniqueBy("title")),
});

export type Service = z.infer<typeof service>;
export type Services = z.infer<typeof servicesSchema>;
