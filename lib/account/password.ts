import { PASSWORD_MAX_CHARACTERS } from "./limits";

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
