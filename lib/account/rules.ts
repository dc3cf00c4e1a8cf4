// Separate from the schemas, to keep zod out of every page's script.

/** In code points, after normalisation. */
export const PASSWORD_MAX_CHARACTERS = 128;

export const PASSWORD_MISSING = "Please enter your password.";

const RETURN_PATH_MAX_CHARACTERS = 512;

const HERE = "http://localhost";

/** A path of this site, or null for whatever could lead a browser elsewhere; `origin` may stand before it. */
export function toSafeReturnPath(target: string, origin = HERE): string | null {
  const text = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  if (text.length > RETURN_PATH_MAX_CHARACTERS || !/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text)) return null;
  if (!URL.canParse(text, HERE)) return null;
  const url = new URL(text, HERE);
  // Only now has `/..//host` become `//host`.
  const isHere = url.origin === HERE && !url.pathname.startsWith("//");
  return isHere ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** Guessing letter by letter is hopeless from here on. */
const LONG_CHARACTERS = 20;

/** Keyboards compose letters differently. */
export const normalizePassword = (password: string) => password.normalize("NFKC");

export const countPasswordCharacters = (password: string) => Array.from(normalizePassword(password)).length;

/** Only the server knows whether it is a common one. */
export function describeNewPassword(password: string, minCharacters: number): string {
  const length = countPasswordCharacters(password);
  if (length === 0) return `At least ${minCharacters} characters.`;
  if (length < minCharacters) return `${minCharacters - length} more to go.`;
  if (length < LONG_CHARACTERS) return "Long enough. Adding a few words makes it stronger.";
  return "Hard to guess, unless it is a well-known phrase.";
}
