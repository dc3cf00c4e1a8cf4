// Apart from the schemas, because every page's script would carry zod otherwise.

/** Longest display name in characters: code points, counted after trimming. */
export const NAME_MAX_CHARACTERS = 80;
export const EMAIL_MAX_CHARACTERS = 254;

/** Passwords are measured in code points after normalisation. Longer ones are refused, never cut. */
export const PASSWORD_MAX_CHARACTERS = 128;
export const PASSWORD_DEFAULT_MIN_CHARACTERS = 12;

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

// Any origin will do: it only has to be still the same after parsing.
const HERE = "http://localhost";

/**
 * A path of this site to go to after signing in, or null; `origin` may stand before it. `//host`, `/\host`, other schemes
 * and control characters, by which a browser could be led to another site, are refused.
 */
export function toSafeReturnPath(target: string, origin = HERE): string | null {
  const text = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  if (text.length > RETURN_PATH_MAX_CHARACTERS || !/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text)) return null;
  if (!URL.canParse(text, HERE)) return null;
  const url = new URL(text, HERE);
  // `/..//host` becomes `//host` only now.
  const isHere = url.origin === HERE && !url.pathname.startsWith("//");
  return isHere ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** From here on, guessing letter by letter is hopeless whatever the letters are. */
const LONG_CHARACTERS = 20;

/** The form in which passwords are compared, so that two keyboards that compose a letter differently agree. */
export function normalizePassword(password: string): string {
  return password.normalize("NFKC");
}

/** Length as the limits mean it: code points after normalisation. */
export function countPasswordCharacters(password: string): number {
  return Array.from(normalizePassword(password)).length;
}

/** What can honestly be said of a password while it is typed. Whether everybody tries it first only the server knows. */
export function describeNewPassword(password: string, minCharacters: number): string {
  const length = countPasswordCharacters(password);
  if (length === 0) return `At least ${minCharacters} characters.`;
  if (length < minCharacters) return `${minCharacters - length} more to go.`;
  if (length < LONG_CHARACTERS) return "Long enough. Adding a few words makes it stronger.";
  return "Hard to guess, unless it is a well-known phrase.";
}
