export const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

const formatDegrees = (degrees: number, positive: string, negative: string) =>
  `${Math.abs(degrees).toFixed(4)}°\u00a0${degrees < 0 ? negative : positive}`;

/** Formats coordinates as on a printed map: `28.2096° N 83.9856° E`. */
export function formatCoordinates({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${formatDegrees(latitude, "N", "S")} ${formatDegrees(longitude, "E", "W")}`;
}

export const NAME_MAX_CHARACTERS = 80;
export const EMAIL_MAX_CHARACTERS = 254;

/** Error messages for fields, shared by the contact form and the account forms. */
export const FIELD_TEXTS = {
  nameMissing: "Please enter your name.",
  emailMissing: "Please enter your email address.",
  emailInvalid: "Please enter one email address, like name@example.com.",
  notOneLine: "Please keep this to one line of ordinary text.",
  tooLong: (maxCharacters: number) => `Please use at most ${maxCharacters} characters.`,
} as const;

/** Counts the code points of the trimmed text. */
export const countCharacters = (text: string) => Array.from(text.trim()).length;

/** Line breaks can forge mail headers, lone surrogates cannot be encoded, and bidi controls can disguise text. */
export const FORBIDDEN_IN_ONE_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

const LETTER_SPACING = -0.025;

/** Approximate widths, in em, of groups of similar letters in the semibold display font. */
const WIDTHS: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[ijlI'’.,:;|!\s]/u, 0.28],
  [/[frt()/-]/u, 0.42],
  [/[csvxz<>]/u, 0.56],
  [/[mwMW@%]/u, 0.93],
  [/\p{Lu}/u, 0.7],
  [/[\u0020-\u024f]/u, 0.63],
];

/** Letters in scripts that the display font lacks are about as wide as they are tall. */
const UNKNOWN_EM = 1;

export function estimateTextWidth(text: string): number {
  const widths = Array.from(text, (letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? UNKNOWN_EM);
  return widths.reduce((sum, width) => sum + width + LETTER_SPACING, 0);
}
