import { z } from "zod";
import { certificateAnchor } from "../../links";
import { ownSection } from "../own/schema";
import { availability, channel, owner } from "../owner/schema";
import { SECTIONS } from "../sections";
import { ANCHOR_TAKEN, hexColour, PAGE_ANCHORS, pdfPath, slug, text, uniqueBy, webUrl } from "./fields";

const sectionIds = SECTIONS.map(({ id }) => id);
/** What the owner can give another name. */
const named = [...sectionIds, "home", "projects"] as const;

function isLanguage(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

export const LANDSCAPES = ["peaks", "hills", "shore"] as const;

const ACCENTS = [
  { name: "Violet", hex: "#8B5CF6" },
  { name: "Pink", hex: "#EC4899" },
  { name: "Red", hex: "#EF4444" },
  { name: "Orange", hex: "#F97316" },
  { name: "Yellow", hex: "#FACC15" },
  { name: "Lime", hex: "#84CC16" },
  { name: "Emerald", hex: "#10B981" },
  { name: "Cyan", hex: "#06B6D4" },
  { name: "Blue", hex: "#3B82F6" },
  { name: "Indigo", hex: "#6366F1" },
];

const altitude = z
  .int("expected a whole number of metres")
  .min(-430, "expected metres above sea level, at least -430")
  .max(8849, "expected metres above sea level, at most 8849");

const OPENING_SCREENS = ["every-tab", "first-visit", "never"] as const;

const HEADER_HREF = "expected a URL that starts with https://, or a path like /blog";
const headerHref = z.string(HEADER_HREF).regex(/^(https:\/\/\S+|\/(?!\/)\S*)$/, HEADER_HREF);

const dataAttribute = z.string().regex(/^data-[a-z-]+$/);

const fields = z.strictObject({
  owner,
  /** The language you write in. Dates, lists and numbers follow it; the site's own words stay English. */
  language: z.string().refine(isLanguage, "expected a language like de, ja or pt-BR").default("en-GB"),
  /** Whether you are available for work. Shown on the first screen, in the CV, the contact section, the assistant and llms.txt. */
  availability: availability.optional(),
  /** One or two sentences for search results and shared links. */
  description: text(1000),
  /** The accent colour until a visitor chooses another. */
  accent: hexColour,
  /** The landscape behind your portrait and above the footer, one of those in `drawings/`. `false` gives a plain page. */
  landscape: z
    .union([z.enum(LANDSCAPES), z.literal(false)], `expected one of ${LANDSCAPES.join(", ")}, or false`)
    .default("peaks"),
  /** The places of a walk and their heights in metres: the first section is at the first, the last section at the last. */
  trek: z
    .array(z.strictObject({ place: text(60), height: altitude }))
    .min(2, "expected at least two places")
    .optional(),
  /** The summit behind your portrait and above the footer. With `climbed: false`, the page adds "not climbed". */
  summit: z
    .strictObject({ name: text(80), height: altitude, climbed: z.boolean("expected true or false").optional() })
    .optional(),
  /** The accent colours that visitors can choose. */
  accents: z
    .array(z.strictObject({ name: text(20), hex: hexColour }))
    .min(1, "expected at least one colour")
    .superRefine(uniqueBy("name"))
    .default(ACCENTS),
  /** Style of the name in the header: `<Ada />` (brackets) or `Ada` (plain). */
  wordmark: z.enum(["brackets", "plain"], "expected brackets or plain").default("brackets"),
  /** The header's link to your code-hosting profile. */
  codeHosting: z.strictObject({ label: text(80), url: webUrl }).optional(),
  /** Sections below the hero, in this order. Leave one out to hide it. */
  sections: z
    .array(slug)
    .min(1, "expected at least one section")
    .refine((sections) => new Set(sections).size === sections.length, "expected each section at most once"),
  /** The sections that the menus list. Without it: all but Recent work and Experience. */
  listed: z.array(slug).optional(),
  /** Sections of your own, by their anchor. List the anchor in `sections`, too. */
  ownSections: z.record(slug, ownSection, "expected ids of lower-case letters, digits and hyphens").default({}),
  /** Headings of your own, such as `services: "What I offer"`. The menus follow; the anchors stay. */
  headings: z
    .partialRecord(z.enum(named), text(60), `expected section ids, home or projects: ${named.join(", ")}`)
    .default({}),
  /** More links in the header: pages of your own, such as /blog, or other sites. */
  headerLinks: z.array(z.strictObject({ label: text(80), href: headerHref })).default([]),
  /** When the opening screen shows: once in each browser tab, on a visitor's first visit only, or never. */
  openingScreen: z.enum(OPENING_SCREENS, `expected one of ${OPENING_SCREENS.join(", ")}`).default("every-tab"),
  /** The toast after the opening screen. `false` leaves it out; a title and a description replace its texts. */
  welcome: z
    .union(
      [z.boolean(), z.strictObject({ title: text(200), description: text(600) })],
      "expected true, false, or a title and a description",
    )
    .default(true),
  /** Whether the assistant's button shows. */
  assistant: z.boolean("expected true or false").default(true),
  /** Your analytics service's script. The security policy lets it load and send. */
  analytics: z
    .strictObject({
      script: webUrl,
      /** The URL that the script reports to, if it is on another host than the script. */
      endpoint: webUrl.optional(),
      /** The script's attributes, such as `"data-domain": "ada.dev"`. */
      attributes: z.record(dataAttribute, text(200), "expected attributes like data-domain").default({}),
    })
    .optional(),
  /** Whether visitors can sign up. `false` hides accounts everywhere, and account pages return 404. */
  accounts: z.boolean("expected true or false").default(true),
  cv: z.strictObject({
    /** Your own PDF in `public/`, such as /my-cv.pdf. Without one, the CV is generated from your content. */
    file: pdfPath.optional(),
    /** Ids of the channels in the CV, such as your profession's networks. Without them, it has those of the footer. */
    channels: z.array(slug).optional(),
  }),
  /** The newsletter sign-up box in the footer. */
  newsletter: z
    .strictObject({
      /** URL of your newsletter provider's form. Without it, the Subscribe button does nothing. */
      action: webUrl.optional(),
      fieldName: text(40).default("email"),
    })
    .optional(),
  /** Whether the footer shows the build date and, if known, the commit. */
  buildLine: z.boolean("expected true or false").default(true),
  /** Contact channels, keyed by ids of your choice. `icon` defaults to the brand icon with that id, `colour` to your accent. */
  channels: z.record(slug, channel, "expected channel ids of lower-case letters, digits and hyphens"),
  /** Ids of the channels in the footer, in display order. */
  footerChannels: z.array(slug),
  /** Ids of the channels under the assistant's contact answer, in display order. */
  assistantChannels: z.array(slug),
});

export const siteSchema = fields.superRefine(({ channels, ...site }, context) => {
  const known: string[] = [...sectionIds, ...Object.keys(site.ownSections)];
  const taken: string[] = [...sectionIds, ...PAGE_ANCHORS];
  for (const id of Object.keys(site.ownSections)) {
    if (!taken.includes(id) && !id.startsWith(certificateAnchor(""))) continue;
    context.addIssue({ code: "custom", path: ["ownSections", id], message: ANCHOR_TAKEN });
  }
  const sectionExpected = `expected one of ${known.join(", ")}`;
  const channelIds = Object.keys(channels);
  const channelExpected = "expected an id in channels";
  const lists = [
    { path: ["sections"], ids: site.sections, among: known, message: sectionExpected },
    { path: ["listed"], ids: site.listed ?? [], among: known, message: sectionExpected },
    { path: ["footerChannels"], ids: site.footerChannels, among: channelIds, message: channelExpected },
    { path: ["assistantChannels"], ids: site.assistantChannels, among: channelIds, message: channelExpected },
    { path: ["cv", "channels"], ids: site.cv.channels ?? [], among: channelIds, message: channelExpected },
  ];
  for (const { path, ids, among, message } of lists) {
    ids.forEach((id, index) => {
      if (!among.includes(id)) context.addIssue({ code: "custom", path: [...path, index], message });
    });
  }
});

export type Site = z.infer<typeof siteSchema>;
