import "server-only";
import { z } from "zod";
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactField,
  type ContactMessage,
  countCharacters,
  HONEYPOT_FIELD,
  INVALID_EMAIL_TEXT,
  ONE_LINE_TEXT,
} from "@/lib/contact/message";
import { FORBIDDEN_IN_ONE_LINE } from "@/lib/one-line-text";

/** Control characters that mean nothing in a message; tab and line feed stay. */
const STRIPPED_FROM_TEXT = /[^\P{Cc}\n\t]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;

function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(STRIPPED_FROM_TEXT, "").replace(LONE_SURROGATE, "\uFFFD");
}

function buildFieldSchema(name: ContactField): z.ZodType<string> {
  const { kind, missing, maxCharacters } = CONTACT_FIELDS[name];
  const text = z.string(missing);
  // The raw line is searched before trimming: a trailing line break is refused too, never quietly repaired.
  const safe =
    kind === "text"
      ? text.transform(cleanText)
      : text.refine((line) => !FORBIDDEN_IN_ONE_LINE.test(line), { error: ONE_LINE_TEXT, abort: true });
  const bounded = safe
    .transform((value) => value.trim())
    .refine((value) => value !== "", { error: missing, abort: true })
    .refine((value) => countCharacters(value) <= maxCharacters, {
      error: `Please use at most ${maxCharacters} characters.`,
      abort: true,
    });
  // The rule of browsers for `type="email"`: exactly one plain ASCII address.
  return kind === "email" ? bounded.refine((value) => z.regexes.html5Email.test(value), INVALID_EMAIL_TEXT) : bounded;
}

const fieldSchemas = Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, buildFieldSchema(name)]));

/** What `POST /api/contact` accepts: the fields and the honeypot, nothing else. */
export const contactRequestSchema = z.strictObject({
  ...(fieldSchemas as Record<ContactField, z.ZodType<string>>),
  [HONEYPOT_FIELD]: z.string().default(""),
});

/** The first sentence of each wrong field. */
export function listFieldErrors(error: z.ZodError): Partial<ContactMessage> {
  const fields: Partial<ContactMessage> = {};
  for (const { path, message } of error.issues) {
    const name = CONTACT_FIELD_NAMES.find((field) => field === path[0]);
    if (name) fields[name] ??= message;
  }
  return fields;
}
