import { z } from "zod";
import { EMAIL_MAX_CHARACTERS } from "./limits";

/** The rule that browsers apply to `type="email"`: exactly one plain ASCII address, and so no quotes, commas or brackets. */
const ONE_PLAIN_ADDRESS = z.regexes.html5Email;

/**
 * The one form in which an e-mail address is stored and compared: trimmed, in NFKC, lower case. Null for everything that
 * is not exactly one address. What looks like an @ but is none is refused before normalisation could turn it into one.
 */
export function toCanonicalEmail(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.split("@").length !== 2) return null;
  const email = trimmed.normalize("NFKC").toLowerCase();
  return email.length <= EMAIL_MAX_CHARACTERS && ONE_PLAIN_ADDRESS.test(email) ? email : null;
}
