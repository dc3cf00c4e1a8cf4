/** Scripts and letters that are wider than most. */
const WIDE =
  /[mwMW@φψωджмфшщыю]|(?!\p{Script=Latin})\p{Lu}|[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Common}]/u;

/** Splits a word into grapheme clusters. Call it only on the server, because it takes 200 ms on a slow phone. */
export function splitCharacters(word: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return Array.from(segmenter.segment(word), ({ segment }) => segment);
}

/** How long a text is, in letters. No typeface is much wider than 0.64 em a letter, so that CSS can fit it to its column. */
export const countLetters = (text: string) =>
  splitCharacters(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? 1.6 : 1), 0);

/** The length of the longest word, where a text may wrap. */
export const countLongestWord = (text: string) => Math.max(...text.split(/[\s-]/).map(countLetters));
