import { z } from "zod";
import { toCanonicalEmail } from "./email";
import { FIELD_TEXTS } from "./field-texts";
import { NAME_MAX_CHARACTERS } from "./limits";

/** Control characters, lone surrogates, line separators and bidi overrides: nothing that a name may hold. */
const FORBIDDEN_IN_NAME = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

const name = z
  .string(FIELD_TEXTS.nameMissing)
  .transform((text) => text.trim())
  .refine((text) => text.length > 0, { error: FIELD_TEXTS.nameMissing, abort: true })
  .refine((text) => Array.from(text).length <= NAME_MAX_CHARACTERS, {
    error: FIELD_TEXTS.nameTooLong,
    abort: true,
  })
  .refine((text) => !FORBIDDEN_IN_NAME.test(text), FIELD_TEXTS.nameNotOneLine);

const email = z.string(FIELD_TEXTS.emailMissing).transform((text, context) => {
  const canonical = toCanonicalEmail(text);
  if (canonical) return canonical;
  context.addIssue({
    code: "custom",
    message: text.trim() ? FIELD_TEXTS.emailInvalid : FIELD_TEXTS.emailMissing,
  });
  return z.NEVER;
});

const password = z.string(FIELD_TEXTS.passwordMissing).min(1, FIELD_TEXTS.passwordMissing);

/** The bodies that the addresses under `/api/account` take. The length of a new password is judged by its policy. */
export const registerSchema = z.strictObject({ name, email, password });
export const verifySchema = z.strictObject({ token: z.string() });
export const emailSchema = z.strictObject({ email });
export const resetSchema = z.strictObject({ token: z.string(), password });
export const changePasswordSchema = z.strictObject({ current: password, password });
export const changeProfileSchema = z.union([z.strictObject({ name }), z.strictObject({ email, current: password })]);
export const deleteAccountSchema = z.strictObject({ current: password.optional() });
export const signInSchema = z.object({ email, password });
export const emptySchema = z.strictObject({});
