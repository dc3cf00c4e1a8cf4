import { z } from "zod";
import {
  countCharacters,
  EMAIL_MAX_CHARACTERS,
  FIELD_TEXTS,
  FORBIDDEN_IN_ONE_LINE,
  isBlank,
  NAME_MAX_CHARACTERS,
} from "@/lib/field-rules";
import { PASSWORD_MISSING } from "./rules";

/** Normalises an email address for storage and comparison. Returns null if the text is not a single address. */
export function toCanonicalEmail(text: string): string | null {
  const trimmed = text.trim();
  // Count the @ signs before normalisation, which turns similar characters into @.
  if (trimmed.split("@").length !== 2) return null;
  const email = trimmed.normalize("NFKC").toLowerCase();
  return email.length <= EMAIL_MAX_CHARACTERS && z.regexes.html5Email.test(email) ? email : null;
}

const name = z
  .string(FIELD_TEXTS.nameMissing)
  .trim()
  .refine((text) => !isBlank(text), { error: FIELD_TEXTS.nameMissing, abort: true })
  .refine((text) => countCharacters(text) <= NAME_MAX_CHARACTERS, FIELD_TEXTS.tooLong(NAME_MAX_CHARACTERS))
  .refine((text) => !FORBIDDEN_IN_ONE_LINE.test(text), FIELD_TEXTS.notOneLine);

const email = z.string(FIELD_TEXTS.emailMissing).transform((text, context) => {
  const canonical = toCanonicalEmail(text);
  if (canonical) return canonical;
  context.addIssue({ code: "custom", message: text.trim() ? FIELD_TEXTS.emailInvalid : FIELD_TEXTS.emailMissing });
  return z.NEVER;
});

const password = z.string(PASSWORD_MISSING).min(1, PASSWORD_MISSING);
const token = z.string("This link is incomplete. Please open it again from the email.");

export const emailSchema = z.strictObject({ email });
export const linkSchema = z.strictObject({ token });
/** Only new accounts need a `name`. */
export const passwordSchema = z.strictObject({ token, password, name: name.optional() });
export const nameSchema = z.strictObject({ name });
export const signInSchema = z.object({ email, password });
