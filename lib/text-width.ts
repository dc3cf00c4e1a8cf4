/** Advance widths of the display face at its semibold weight, in em, by letters that are about as wide as each other. */
const WIDTHS: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[ijlI'’.,:;|!]/u, 0.27],
  [/[\s()/-]/u, 0.38],
  [/[frt]/u, 0.43],
  [/[mwMW@%]/u, 0.93],
  [/\p{Lu}/u, 0.67],
  [/[\u0020-\u024f]/u, 0.63],
];

/** Scripts that the display face does not have come from another one; theirs are as wide as they are high. */
const UNKNOWN_EM = 1;

/** In em, and never narrower than the line is drawn; measured against the font file by its test. */
export function estimateTextWidth(text: string): number {
  const widths = Array.from(text, (letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? UNKNOWN_EM);
  return widths.reduce((sum, width) => sum + width, 0);
}
