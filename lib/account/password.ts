import { PASSWORD_MAX_CHARACTERS } from "./rules";

/** From here on, guessing letter by letter is hopeless whatever the letters are. */
const LONG_CHARACTERS = 20;
const VARIED_CHARACTERS = 6;

/** The form in which passwords are compared, so that two keyboards that compose a letter differently agree. */
export function normalizePassword(password: string): string {
  return password.normalize("NFKC");
}

/** Length as the limits mean it: code points after normalisation. */
export function countPasswordCharacters(password: string): number {
  return Array.from(normalizePassword(password)).length;
}

/** What is wrong with a new password's length, as a sentence; null when nothing is. */
export function describePasswordLength(password: string, minCharacters: number): string | null {
  const length = countPasswordCharacters(password);
  if (length < minCharacters) return `Please use at least ${minCharacters} characters.`;
  if (length > PASSWORD_MAX_CHARACTERS) return `Please use at most ${PASSWORD_MAX_CHARACTERS} characters.`;
  return null;
}

export interface PasswordStrength {
  /** How far the bar goes, 0 to 1. */
  share: number;
  /** Whether the server's rules of length let it pass. */
  isLongEnough: boolean;
  text: string;
}

/**
 * What can honestly be said of a password while it is typed: its length and whether it repeats itself. Whether it is one
 * that everybody tries first only the server knows.
 */
export function measurePassword(password: string, minCharacters: number): PasswordStrength {
  const length = countPasswordCharacters(password);
  const share = Math.min(1, length / Math.max(LONG_CHARACTERS, minCharacters));
  if (length < minCharacters) {
    const text = length === 0 ? `At least ${minCharacters} characters.` : `${minCharacters - length} more to go.`;
    return { share, isLongEnough: false, text };
  }
  if (new Set(normalizePassword(password)).size < VARIED_CHARACTERS) {
    return { share: share / 2, isLongEnough: true, text: "Long enough, but it repeats itself." };
  }
  const isLong = length >= LONG_CHARACTERS;
  const text = isLong
    ? "Hard to guess, unless it is a well-known phrase."
    : "Long enough. A few more words are stronger.";
  return { share, isLongEnough: true, text };
}
