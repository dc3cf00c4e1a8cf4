import { z } from "zod";
import { anchor, endsLast, image, imagePath, month, sentence, text, uniqueBy, webUrl } from "../schema/fields";

const story = z.strictObject({
  /** What you did yourself. */
  part: sentence(3000).optional(),
  /** One decision you made, and why. */
  decision: sentence(3000).optional(),
  /** What was hard. */
  hard: sentence(3000).optional(),
  /** What you would do differently. */
  change: sentence(3000).optional(),
  /** Up to three more images with an aspect ratio of 8:5. */
  pictures: z.array(image).max(3, "expected at most three images").default([]),
  /** What a client or colleague said about the work, in their own words. */
  quote: z.strictObject({ text: text(1500), author: text(200) }).optional(),
});

const project = z
  .strictObject({
    /** Used in the project's link: `/projects#ID`. */
    id: anchor,
    title: text(300),
    /** What the project is, in one sentence. */
    summary: text(3000).optional(),
    year: z.int("expected a year").min(1950, "expected a year").max(2100, "expected a year").optional(),
    /** The month you started, or just the year, if `year` does not say enough. */
    start: month.optional(),
    /** The month you finished. */
    end: month.optional(),
    role: text(300).optional(),
    problem: sentence(3000).optional(),
    result: sentence(3000).optional(),
    /** More about it, one sentence each. */
    points: z.array(sentence(3000)).default([]),
    /** Technologies, which also serve as filters. A skill with the same name in content/about.ts links to this project. */
    stack: z.array(text(200)).default([]),
    /** An image with an aspect ratio of 8:5. Without it, the card shows the title in large letters. */
    image: imagePath.optional(),
    /** What the image shows, for people who cannot see it. */
    imageAlt: text(400).optional(),
    links: z.strictObject({ code: webUrl.optional(), demo: webUrl.optional() }).default({}),
    /** Further details, which open below the card. Every part is optional. */
    story: story.optional(),
  })
  .superRefine(endsLast)
  .refine(({ image, imageAlt }) => !image || imageAlt, {
    path: ["imageAlt"],
    message: "expected a description of the image",
  });

export const projectsSchema = z.strictObject({
  title: text(200),
  introduction: text(1000),
  projects: z.array(project).superRefine(uniqueBy("id")),
});

export type Project = z.infer<typeof project>;
