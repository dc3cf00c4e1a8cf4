import { z } from "zod";
import { FORBIDDEN_IN_ONE_LINE } from "@/lib/text";
import { EMAIL_MAX_CHARACTERS, FIELD_TEXTS, NAME_MAX_CHARACTERS } from "./rules";

/**
 * The one form in which an email address is stored and compared: trimmed, in NFKC, lower case. Null for everything that
 * is not exactly one address. What looks like an @ but is none is refused before normalisation could turn it into one.
 */
export function toCanonicalEmail(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.split("@").length !== 2) return null;
  const email = trimmed.normalize("NFKC").toLowerCase();
  return email.length <= EMAIL_MAX_CHARACTERS && z.regexes.html5Email.test(email) ? email : null;
}

const name = z
  .string(FIELD_TEXTS.nameMissing)
  .transform((text) => text.trim())
  .refine((text) => text.length > 0, { error: FIELD_TEXTS.nameMissing, abort: true })
  .refine((text) => Array.from(text).length <= NAME_MAX_CHARACTERS, { error: FIELD_TEXTS.nameTooLong, abort: true })
  .refine((text) => !FORBIDDEN_IN_ONE_LINE.test(text), FIELD_TEXTS.nameNotOneLine);

const email = z.string(FIELD_TEXTS.emailMissing).transform((text, context) => {
  const canonical = toCanonicalEmail(text);
  if (canonical) return canonical;
  context.addIssue({ code: "custom", message: text.trim() ? FIELD_TEXTS.emailInvalid : FIELD_TEXTS.emailMissing });
  return z.NEVER;
});

const password = z.string(FIELD_TEXTS.passwordMissing).min(1, FIELD_TEXTS.passwordMissing);
const token = z.string();

export const emailSchema = z.strictObject({ email });
export const linkSchema = z.strictObject({ token });
/** `name` is for new accounts only. Password strength is checked in server/passwords.ts. */
export const passwordSchema = z.strictObject({ token, password, name: name.optional() });
export const nameSchema = z.strictObject({ name });
export const signInSchema = z.object({ email, password });
