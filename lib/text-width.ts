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
