// These rules are in a separate file, so that the pages do not load zod.

/** Counted in code points, after normalisation. */
export const PASSWORD_MAX_CHARACTERS = 128;

export const PASSWORD_MISSING = "Please enter your password.";

const RETURN_PATH_MAX_CHARACTERS = 512;

const HERE = "http://localhost";

/** Returns `target` as a path on this site, or null if it could lead elsewhere. `target` may start with `origin`. */
export function toSafeReturnPath(target: string, origin = HERE): string | null {
  const text = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  if (text.length > RETURN_PATH_MAX_CHARACTERS || !/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text)) return null;
  if (!URL.canParse(text, HERE)) return null;
  const url = new URL(text, HERE);
  // Check the parsed URL: parsing turns `/..//host` into `//host`.
  const isHere = url.origin === HERE && !url.pathname.startsWith("//");
  return isHere ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** Guessing a password of this length by brute force is impractical. */
const LONG_CHARACTERS = 20;

/** Normalises a password, because keyboards may encode the same character differently. */
export const normalizePassword = (password: string) => password.normalize("NFKC");

export const countPasswordCharacters = (password: string) => Array.from(normalizePassword(password)).length;

/** Judges a password only by its length. The server also rejects common passwords. */
export function describeNewPassword(password: string, minCharacters: number): string {
  const length = countPasswordCharacters(password);
  if (length === 0) return `At least ${minCharacters} characters.`;
  if (length < minCharacters) return `${minCharacters - length} more to go.`;
  if (length < LONG_CHARACTERS) return "Long enough. Adding a few words makes it stronger.";
  return "Hard to guess, unless it is a well-known phrase.";
}
