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

/**
 * What can honestly be said of a password while it is typed: its length and whether it repeats itself, as a sentence and
 * as how far a bar goes, 0 to 1. Whether it is one that everybody tries first only the server knows.
 */
export function measurePassword(password: string, minCharacters: number) {
  const length = countPasswordCharacters(password);
  const isLongEnough = length >= minCharacters;
  const share = Math.min(1, length / Math.max(LONG_CHARACTERS, minCharacters));
  if (length === 0) return { share, isLongEnough, text: `At least ${minCharacters} characters.` };
  if (!isLongEnough) return { share, isLongEnough, text: `${minCharacters - length} more to go.` };
  if (new Set(normalizePassword(password)).size < VARIED_CHARACTERS) {
    return { share: share / 2, isLongEnough, text: "Long enough, but it repeats itself." };
  }
  const isLong = length >= LONG_CHARACTERS;
  const text = isLong
    ? "Hard to guess, unless it is a well-known phrase."
    : "Long enough. A few more words are stronger.";
  return { share, isLongEnough, text };
}
