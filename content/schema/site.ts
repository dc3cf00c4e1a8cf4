import { z } from "zod";
import { canDraw } from "./letters";
import { channelUrl, hexColour, iconName, month, pdfPath, picture, slug, text, uniqueBy, webUrl } from "./fields";

/** The sections below the hero that can be ordered or switched off. */
export const SECTION_IDS = ["about", "services", "certificates", "contact"] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/** What the drawing behind the portrait shows. */
export const LANDSCAPES = ["peaks", "hills", "shore"] as const;
const altitude = z
  .int("expected whole metres")
  .min(-430, "expected metres above the sea")
  .max(8849, "expected metres above the sea, at most 8849");

const timeZones = new Set(Intl.supportedValuesOf("timeZone").concat("Asia/Kathmandu", "UTC"));

export const siteSchema = z.strictObject({
  owner: z
    .strictObject({
      /** Full name, as on the CV and in structured data. */
      name: text(80),
      /** What follows 'Hello, I am' and stands in the wordmark. */
      firstName: text(40),
      /** Your full name in Latin letters, for the CV, the share image and the icons, whose faces have Latin, Greek and Cyrillic. */
      latinName: text(80).refine(canDraw, "expected a name in Latin letters").optional(),
      /** One line: what you do. Used in the page title, the CV and the share image. */
      role: text(80),
      /** Where visitors' mail goes. */
      email: z.email("expected an email address"),
      /** With its country code. Shown in the contact section and sent along with every message. */
      phone: text(30)
        .regex(/^\+[1-9](?:[\s().-]*\d){5,}$/, "expected a phone number with its country code, like +44 20 7946 0018")
        .optional(),
      portrait: picture,
      location: z.strictObject({
        /** As visitors read it: 'Pokhara, Nepal'. */
        label: text(60),
        city: text(40),
        /** ISO 3166 two-letter country code. */
        countryCode: z.string("expected a country code").length(2, "expected a two-letter country code, like NP"),
        /** Degrees, north positive. */
        latitude: z.number("expected degrees").min(-90, "expected -90 to 90").max(90, "expected -90 to 90"),
        /** Degrees, east positive. */
        longitude: z.number("expected degrees").min(-180, "expected -180 to 180").max(180, "expected -180 to 180"),
        /** IANA name of the zone that your local time is shown in. */
        timeZone: z.string().refine((zone) => timeZones.has(zone), "expected a time zone like Asia/Kathmandu"),
      }),
    })
    .refine(({ name, firstName, latinName }) => latinName || canDraw(name + firstName), {
      path: ["latinName"],
      message:
        "expected your name in Latin letters as well: the CV, the share image and the icons cannot draw the others",
    }),
  /** Whether you take on work: said by the CV, the contact section, the assistant and llms.txt. */
  availability: z
    .strictObject({
      isOpen: z.boolean("expected true or false"),
      /** The first month in which you can start. */
      from: month.optional(),
      /** As they follow 'available for': 'freelance work', 'internships'. */
      kinds: z.array(text(40)).max(4, "expected at most four kinds of work").default([]),
      /** As it ends the sentence: 'remote or in Pokhara'. */
      where: text(60).optional(),
    })
    .optional(),
  /** One or two sentences for search results and shared links. */
  description: text(200),
  /** The accent colour that visitors see until they choose their own. */
  accent: hexColour,
  /** The landscape that the site is drawn on, at your coordinates. */
  landscape: z.enum(LANDSCAPES, `expected one of ${LANDSCAPES.join(", ")}`).default("peaks"),
  /** Metres above the sea where you live, and on the summit that you look up to: the figure that climbs as one scrolls. */
  altitudes: z
    .strictObject({ home: altitude, summit: altitude })
    .refine(({ home, summit }) => home < summit, { path: ["summit"], message: "expected a summit above your home" })
    .optional(),
  /** The colours that visitors can choose instead, by name. */
  accents: z
    .array(z.strictObject({ name: text(20), hex: hexColour }))
    .min(1, "expected at least one colour")
    .superRefine(uniqueBy("name")),
  /** The name in the header: `<Ada />`, or `Ada` alone. */
  wordmark: z.enum(["brackets", "plain"], "expected brackets or plain").default("brackets"),
  /** The external code-hosting link in the header. */
  codeHosting: z.strictObject({ label: text(30), url: webUrl }).optional(),
  /** Which sections stand below the hero, in this order. Leave one out to switch it off. */
  sections: z
    .array(z.enum(SECTION_IDS, `expected one of ${SECTION_IDS.join(", ")}`))
    .min(1, "expected at least one section")
    .refine((sections) => new Set(sections).size === sections.length, "expected every section at most once"),
  loadingScreen: z.strictObject({
    /** The opening screen on the first load of a browser tab's session. */
    showOnFirstLoad: z.boolean("expected true or false"),
  }),
  /** Sign Up and Sign In. With `false` the site has no accounts: nothing shows them, and their pages answer 404. */
  accounts: z.boolean("expected true or false").default(true),
  cv: z.strictObject({
    /** Your own PDF in `public/`, like /my-cv.pdf. Left out, the CV is made from the content. */
    file: pdfPath.optional(),
  }),
  /** The box in the footer. */
  newsletter: z
    .strictObject({
      /** Address of your list provider's form. Left out, the Subscribe button does nothing. */
      action: webUrl.optional(),
      /** Name that the provider's form gives to the email field. */
      fieldName: text(40).default("email"),
    })
    .optional(),
  /** The footer's line that says when the site was built. */
  buildLine: z.boolean("expected true or false").default(true),
  /**
   * Every way to reach you, by an id of your own: name, URL and brand colour. `icon` is as for skills; left out, it is the
   * brand of that id, or a link. One that is left out is shown nowhere.
   */
  channels: z.record(
    slug,
    z.strictObject({ name: text(30), url: channelUrl, colour: hexColour, icon: iconName.optional() }),
    "expected channels by ids of small letters, digits and hyphens",
  ),
  /** Channels in the footer, in this order. */
  footerChannels: z.array(slug),
  /** Channels that the assistant shows after its contact answer, in this order. */
  assistantChannels: z.array(slug),
});

export type Site = z.infer<typeof siteSchema>;
