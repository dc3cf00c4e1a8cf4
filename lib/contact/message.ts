import { z } from "zod";
import {
  countCharacters,
  EMAIL_MAX_CHARACTERS,
  FIELD_TEXTS,
  FORBIDDEN_IN_ONE_LINE,
  isBlank,
  NAME_MAX_CHARACTERS,
  type FieldRule,
} from "@/lib/field-rules";
import { replaceLoneSurrogates } from "@/lib/text";
import { HONEYPOT_FIELD } from "./replies";

/** The form receives these rules as a prop, so that the browser does not load zod. */
export const CONTACT_FIELDS = {
  name: { max: NAME_MAX_CHARACTERS, missing: FIELD_TEXTS.nameMissing },
  email: { max: EMAIL_MAX_CHARACTERS, missing: FIELD_TEXTS.emailMissing },
  subject: { max: 120, missing: "Please enter a subject." },
  message: { max: 4000, missing: "Please write a message." },
} satisfies Record<string, FieldRule>;

export type ContactFields = Record<keyof typeof CONTACT_FIELDS, FieldRule>;

function bounded(text: z.ZodType<string>, { max, missing }: FieldRule) {
  return text
    .transform((value) => value.trim())
    .refine((value) => !isBlank(value) || !missing, { error: missing, abort: true })
    .refine((value) => countCharacters(value) <= max, { error: FIELD_TEXTS.tooLong(max), abort: true });
}

/** Check the line before trimming it, so that a trailing line break is rejected instead of silently removed. */
const line = (rule: FieldRule) =>
  bounded(
    z
      .string(rule.missing)
      .refine((text) => !FORBIDDEN_IN_ONE_LINE.test(text), { error: FIELD_TEXTS.notOneLine, abort: true }),
    rule,
  );

/** Strips control characters (except tab and newline) and lone surrogates. */
const lines = (rule: FieldRule) =>
  bounded(
    z
      .string(rule.missing)
      .transform((text) => replaceLoneSurrogates(text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, ""))),
    rule,
  );

export const contactRequestSchema = z.strictObject({
  name: line(CONTACT_FIELDS.name),
  email: line(CONTACT_FIELDS.email).refine((value) => z.regexes.html5Email.test(value), FIELD_TEXTS.emailInvalid),
  subject: line(CONTACT_FIELDS.subject),
  message: lines(CONTACT_FIELDS.message),
  [HONEYPOT_FIELD]: z.string().default(""),
});

export type ContactMessage = Omit<z.infer<typeof contactRequestSchema>, typeof HONEYPOT_FIELD>;
