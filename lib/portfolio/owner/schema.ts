import { z } from "zod";
import { channelUrl, hexColour, iconName, image, month, text } from "../schema/fields";
import { canDraw } from "../schema/letters";

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}

export const owner = z
  .strictObject({
    /** Your full name, for the CV and structured data. */
    name: text(200),
    /** Shown after 'Hello, I am' and in your wordmark. */
    firstName: text(80),
    /** Your family name, if it comes first in your language or has several words. */
    familyName: text(80).optional(),
    /** Your name in Latin letters, if you use another script. Shown in the CV, the share image and the icons. */
    latinName: text(200).refine(canDraw, "expected a name in Latin letters").optional(),
    /** What you do, in one line. Used in the page title, the CV and the share image. */
    role: text(300),
    /** The address that receives messages from visitors. */
    email: z.email("expected an email address"),
    /** Your phone number with its country code. */
    phone: text(60)
      .regex(/^\+[1-9](?:[\s().-]*\d){5,}$/, "expected a phone number with its country code, like +44 20 7946 0018")
      .optional(),
    portrait: image.extend({
      /** For a picture with a transparent background: you stand in the landscape, behind its foremost hill. */
      cutout: z.boolean("expected true or false").default(false),
    }),
    location: z.strictObject({
      /** The location that visitors see, such as 'Pokhara, Nepal'. */
      label: text(200),
      city: text(120),
      /** ISO 3166 two-letter country code. */
      countryCode: z.string("expected a country code").length(2, "expected a two-letter country code, like NP"),
      /** In degrees. North and east are positive. */
      latitude: z.number("expected a number of degrees").min(-90, "expected -90 to 90").max(90, "expected -90 to 90"),
      longitude: z
        .number("expected a number of degrees")
        .min(-180, "expected -180 to 180")
        .max(180, "expected -180 to 180"),
      /** IANA name of your time zone. */
      timeZone: z.string().refine(isTimeZone, "expected a time zone like Asia/Kathmandu"),
    }),
  })
  .refine(({ name, familyName = "" }) => name.includes(familyName), {
    path: ["familyName"],
    message: "expected part of your full name, spelt the same way",
  })
  .refine(({ name, firstName, latinName }) => latinName || canDraw(name + firstName), {
    path: ["latinName"],
    message:
      "expected your name in Latin letters as well, because the CV, share image or icons cannot show it as it is",
  });

export const availability = z.strictObject({
  isOpen: z.boolean("expected true or false"),
  /** When you can start. */
  from: month.optional(),
  /** What you are available for, such as 'freelance work' or 'internships'. */
  kinds: z.array(text(120)).max(4, "expected at most four kinds of work").default([]),
  /** Where you can work, such as 'remote or in Pokhara'. This phrase ends the sentence about your availability. */
  where: text(200).optional(),
});

/** Keyed by ids of the owner's choice. */
export const channel = z.strictObject({
  name: text(100),
  url: channelUrl,
  colour: hexColour.optional(),
  icon: iconName.optional(),
});

export type Owner = z.infer<typeof owner>;
export type Availability = z.infer<typeof availability>;
export type Channel = z.infer<typeof channel>;
