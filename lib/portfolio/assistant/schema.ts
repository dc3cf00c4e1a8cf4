import { z } from "zod";
import { channelUrl, slug, text, uniqueBy } from "../schema/fields";

/** The questions that the site can answer from the rest of the content. */
const ANSWERED_IDS = ["skills", "projects", "freelance", "experience", "technologies", "contact"];

const question = z
  .strictObject({
    id: slug,
    question: text(300),
    /** Optional for skills, projects, freelance, experience, technologies and contact, which the site answers itself. */
    answer: text(3000).optional(),
    /** Shows the contact channels under the answer. */
    showSocials: z.boolean().optional(),
    /** A link to more information. */
    link: z.strictObject({ label: text(80), href: z.string().startsWith("/").or(channelUrl) }).optional(),
  })
  .refine(({ id, answer }) => answer || ANSWERED_IDS.includes(id), {
    path: ["answer"],
    message: "expected text in quotes",
  });

export const assistantSchema = z.strictObject({
  greeting: text(600),
  faq: z.array(question).superRefine(uniqueBy("id")),
});

export type Assistant = z.infer<typeof assistantSchema>;
