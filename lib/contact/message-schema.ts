import { z } from "zod";
import { countCharacters, FIELD_TEXTS, FORBIDDEN_IN_ONE_LINE } from "@/lib/text";
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS, type ContactField, type ContactMessage, HONEYPOT_FIELD } from "./message";

/** Without control characters but tab and line feed, and without lone surrogates. */
function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .toWellFormed();
}

function buildFieldSchema(name: ContactField): z.ZodType<string> {
  const { kind, missing, maxCharacters } = CONTACT_FIELDS[name];
  const text = z.string(missing);
  // The raw line is searched before trimming: a trailing line break is refused too, never quietly repaired.
  const safe =
    kind === "text"
      ? text.transform(cleanText)
      : text.refine((line) => !FORBIDDEN_IN_ONE_LINE.test(line), { error: FIELD_TEXTS.notOneLine, abort: true });
  const bounded = safe
    .transform((value) => value.trim())
    .refine((value) => value !== "", { error: missing, abort: true })
    .refine((value) => countCharacters(value) <= maxCharacters, {
      error: FIELD_TEXTS.tooLong(maxCharacters),
      abort: true,
    });
  return kind === "email"
    ? bounded.refine((value) => z.regexes.html5Email.test(value), FIELD_TEXTS.emailInvalid)
    : bounded;
}

const fieldSchemas = Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, buildFieldSchema(name)]));

/** What `POST /api/contact` accepts. */
export const contactRequestSchema = z.strictObject({
  ...(fieldSchemas as Record<ContactField, z.ZodType<string>>),
  [HONEYPOT_FIELD]: z.string().default(""),
});

/** The first error of each wrong field. */
export function listFieldErrors(error: z.ZodError): Partial<ContactMessage> {
  const firstOf = (name: ContactField) => error.issues.find(({ path }) => path[0] === name)?.message;
  return Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, firstOf(name)]));
}
