import { countPasswordCharacters, normalizePassword } from "./password";

/** From here on, guessing letter by letter is hopeless whatever the letters are. */
const LONG_CHARACTERS = 20;
const VARIED_CHARACTERS = 6;

export interface PasswordStrength {
  /** How far the bar goes, 0 to 1. */
  share: number;
  /** Whether the server's rules of length let it pass. */
  isLongEnough: boolean;
  text: string;
}

/**
 * What can honestly be said of a password while it is typed: its length and whether it repeats itself. Whether it is one
 * that everybody tries first is only known to the server, so no more is promised.
 */
export function judgePasswordStrength(password: string, minCharacters: number): PasswordStrength {
  const length = countPasswordCharacters(password);
  const share = Math.min(1, length / Math.max(LONG_CHARACTERS, minCharacters));
  if (length < minCharacters) {
    const missing = minCharacters - length;
    const text = length === 0 ? `At least ${minCharacters} characters.` : `${missing} more to go.`;
    return { share, isLongEnough: false, text };
  }
  if (new Set(normalizePassword(password)).size < VARIED_CHARACTERS) {
    return { share: share / 2, isLongEnough: true, text: "Long enough, but it repeats itself." };
  }
  if (length < LONG_CHARACTERS)
    return { share, isLongEnough: true, text: "Long enough. A few words more are stronger." };
  return { share: 1, isLongEnough: true, text: "Long: hard to guess, if it is no known phrase." };
}
