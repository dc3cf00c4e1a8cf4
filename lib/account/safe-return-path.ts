import { RETURN_PATH_MAX_CHARACTERS } from "./limits";

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
