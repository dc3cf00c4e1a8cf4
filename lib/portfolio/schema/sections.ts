import { z } from "zod";
import { award, job, language, publication, reference, study } from "./cv-entries";
import {
  channelUrl,
  day,
  iconName,
  image,
  imagePath,
  month,
  newestFirst,
  percentage,
  sentence,
  slug,
  text,
  uniqueBy,
  webUrl,
} from "./fields";

const icon = iconName.default("lucide:dot");

export const heroSchema = z.strictObject({
  /** The start of the heading, before your first name. */
  greeting: text(80),
  /** Words for the typing animation, in this order. */
  typedWords: z.array(text(60)).min(1, "expected at least one word"),
  subtitle: text(1000),
  /** Short tags under the subtitle. */
  tags: z.array(text(80)).max(6, "expected at most six tags"),
});

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
  /** Shown under the section's heading. */
  introduction: text(1000),
  paragraphs: z.array(sentence(5000)).min(1, "expected at least one paragraph"),
  skillsHeading: text(80).default("Technical Skills"),
  skills: z.array(skill).superRefine(uniqueBy("name")),
  aiToolsHeading: text(80).default("AI Software Kit"),
  aiTools: z.array(z.strictObject({ name: text(100), description: text(600), icon })).superRefine(uniqueBy("name")),
});

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

const certificate = z.strictObject({
  /** Used in the certificate's link: `/#certificate-ID`. */
  id: slug,
  title: text(400),
  issuer: text(300).optional(),
  /** The date as printed on the certificate. */
  date: text(80).optional(),
  /** The same date as YYYY-MM-DD, YYYY-MM or YYYY, for structured data. */
  isoDate: day.optional(),
  /** Without an image, the card shows the title in large letters. */
  image: imagePath.optional(),
  /** The issuer's page for verifying the certificate. */
  verifyUrl: webUrl.optional(),
  /** Skills that the certificate covers, using the same names as in content/about.ts. */
  skills: z.array(text(200)).default([]),
});

export const certificatesSchema = z.strictObject({
  introduction: text(1000),
  certificates: z.array(certificate).superRefine(uniqueBy("id")),
});

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
    id: slug,
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
  .refine(({ image, imageAlt }) => !image || imageAlt, {
    path: ["imageAlt"],
    message: "expected a description of the image",
  });

export const projectsSchema = z.strictObject({
  title: text(200),
  introduction: text(1000),
  projects: z.array(project).superRefine(uniqueBy("id")),
});

export const cvSchema = z.strictObject({
  experience: z.array(job).superRefine(newestFirst).default([]),
  education: z.array(study).superRefine(newestFirst).default([]),
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

export const contactSchema = z.strictObject({
  introduction: text(1000),
  replyTime: text(300),
});

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

export type Skill = z.infer<typeof skill>;
export type Certificate = z.infer<typeof certificate>;
export type Project = z.infer<typeof project>;
export type About = z.infer<typeof aboutSchema>;
export type Assistant = z.infer<typeof assistantSchema>;
export type Cv = z.infer<typeof cvSchema>;
export type Service = z.infer<typeof service>;
export type Services = z.infer<typeof servicesSchema>;
