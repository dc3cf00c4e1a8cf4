import { z } from "zod";
import { FORBIDDEN_IN_ONE_LINE } from "@/lib/one-line-text";

/** Longest display name in characters: code points, counted after trimming. */
export const NAME_MAX_CHARACTERS = 80;
export const EMAIL_MAX_CHARACTERS = 254;

/** Passwords are measured in code points after normalisation. Longer ones are refused, never cut. */
export const PASSWORD_MAX_CHARACTERS = 128;
export const PASSWORD_DEFAULT_MIN_CHARACTERS = 12;

/** A cookie that scripts may read: it tells the header that asking for a session is worth a request, and proves nothing. */
export const SIGNED_IN_HINT_COOKIE = "signed_in";

const RETURN_PATH_MAX_CHARACTERS = 512;

/** What a field says about its value, in the browser and from the server alike. */
export const FIELD_TEXTS = {
  nameMissing: "Please enter your name.",
  nameTooLong: `Please use at most ${NAME_MAX_CHARACTERS} characters.`,
  nameNotOneLine: "Please keep this on one line, without control characters.",
  emailMissing: "Please enter your email address.",
  emailInvalid: "Please enter one email address, like name@example.com.",
  emailDiffers: "This is not the email address of your account.",
  passwordMissing: "Please enter your password.",
} as const;

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

/** `POST /api/account/register` and `POST /api/account/forgot`. */
export const emailSchema = z.strictObject({ email });
/** `POST /api/account/link`: asks whose link it is and spends nothing. */
export const linkSchema = z.strictObject({ token });
/** `POST /api/account/password`; a name for new accounts only. The password's strength is judged by the server's rules. */
export const passwordSchema = z.strictObject({ token, password, name: name.optional() });
/** `PATCH /api/account/me`. */
export const nameSchema = z.strictObject({ name });
/** `DELETE /api/account/me`: the account's own address, typed. */
export const deleteSchema = z.strictObject({ email });
/** next-auth's credentials. */
export const signInSchema = z.object({ email, password });
/** `POST /api/account/sign-out-everywhere`. */
export const emptySchema = z.strictObject({});

/** Any origin will do: it only has to be still the same after parsing. */
const HERE = "http://localhost";

/**
 * A path of this site to go to after signing in, or null. `//host`, `/\host`, other schemes and control characters, by
 * which a browser could be led to another site, are refused.
 */
export function toSafeReturnPath(text: string): string | null {
  if (text.length > RETURN_PATH_MAX_CHARACTERS || !/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text)) return null;
  if (!URL.canParse(text, HERE)) return null;
  const url = new URL(text, HERE);
  // `/..//host` becomes `//host` only now.
  const isHere = url.origin === HERE && !url.pathname.startsWith("//");
  return isHere ? `${url.pathname}${url.search}${url.hash}` : null;
}
