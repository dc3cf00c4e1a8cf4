import { z } from "zod";
import { FORBIDDEN_IN_ONE_LINE } from "@/lib/one-line-text";
import { toCanonicalEmail } from "./email";
import { FIELD_TEXTS } from "./field-texts";
import { NAME_MAX_CHARACTERS } from "./limits";

const name = z
  .string(FIELD_TEXTS.nameMissing)
  .transform((text) => text.trim())
  .refine((text) => text.length > 0, { error: FIELD_TEXTS.nameMissing, abort: true })
  .refine((text) => Array.from(text).length <= NAME_MAX_CHARACTERS, {
    error: FIELD_TEXTS.nameTooLong,
    abort: true,
  })
  .refine((text) => !FORBIDDEN_IN_ONE_LINE.test(text), FIELD_TEXTS.nameNotOneLine);

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
