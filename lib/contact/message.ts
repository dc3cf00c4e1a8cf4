import { z } from "zod";
import { FORBIDDEN_IN_ONE_LINE } from "@/lib/one-line-text";
import { describeTooLong, INVALID_EMAIL_TEXT, ONE_LINE_TEXT, REQUIRED_TEXTS } from "./field-texts";
import { CONTACT_MAX_CHARACTERS, type ContactField, countCharacters, HONEYPOT_FIELD } from "./limits";

/** Control characters that mean nothing in a message; tab and line feed stay. */
const STRIPPED_FROM_MESSAGE = /[^\P{Cc}\n\t]/gu;

const LONE_SURROGATE = /\p{Cs}/gu;

function isFilled(text: string) {
  return text.length > 0;
}

function fits(field: ContactField) {
  return (text: string) => countCharacters(text) <= CONTACT_MAX_CHARACTERS[field];
}

/** The raw value is searched before trimming: a trailing line break is refused too, never quietly repaired. */
function oneLine(field: ContactField) {
  return z
    .string(REQUIRED_TEXTS[field])
    .refine((text) => !FORBIDDEN_IN_ONE_LINE.test(text), {
      error: ONE_LINE_TEXT,
      abort: true,
    })
    .transform((text) => text.trim())
    .refine(isFilled, { error: REQUIRED_TEXTS[field], abort: true })
    .refine(fits(field), { error: describeTooLong(field), abort: true });
}

function cleanMessage(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(STRIPPED_FROM_MESSAGE, "").replace(LONE_SURROGATE, "\uFFFD").trim();
}

/**
 * What `POST /api/contact` accepts: the four fields and the honeypot, nothing else.
 * Parsing trims, turns CRLF into LF and drops control characters from the message. The e-mail follows the rule
 * that browsers apply to `type="email"`, which allows exactly one plain ASCII address.
 */
export const contactRequestSchema = z.strictObject({
  name: oneLine("name"),
  email: oneLine("email").refine((text) => z.regexes.html5Email.test(text), {
    error: INVALID_EMAIL_TEXT,
  }),
  subject: oneLine("subject"),
  message: z
    .string(REQUIRED_TEXTS.message)
    .transform(cleanMessage)
    .refine(isFilled, { error: REQUIRED_TEXTS.message, abort: true })
    .refine(fits("message"), describeTooLong("message")),
  [HONEYPOT_FIELD]: z.string().optional(),
});

export type ContactMessage = Pick<z.infer<typeof contactRequestSchema>, ContactField>;
