/** Marks where a line may break within a word. It never shows: `breakWord` takes it out again. */
const MARK = "\u00ad";

/** Characters that are written without spaces, and their wide punctuation. */
const SIGN = "[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\u3000-\\u303f\\uff00-\\uff60]";
const NEVER_LAST = "[\\p{Ps}\\p{Pi}\\u00a0·/]";
const NEVER_FIRST = "[\\p{Pe}\\p{Pf}\\s.,:;!?%·…、。，．：；！？％・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]";
const BESIDE_SIGN = new RegExp(`(?:(?<=${SIGN})(?=\\S)|(?<=\\S)(?=${SIGN}))(?<!${NEVER_LAST})(?!${NEVER_FIRST})`, "gu");

/** Scripts written without spaces between words. */
const UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu;
const words = new Intl.Segmenter("th", { granularity: "word" });

const URL_WORD = /(?:\S+[./]){2}\S{12,}|\S+\/\S{12,}/g;
const AFTER_URL_PART = /(?<=[^/][/?&=#])(?=[^/])/g;
/** Longer than a word in any language. */
const LONG_PART = /[^\s\u00ad]{60,}/g;

/** Marks where long URLs, endless words and scripts without spaces break. Other words stay whole, as recruiters search for them. */
export const markBreaks = (text: string): string =>
  text
    // The PDF renderer splits this vowel in two, and then loses as many letters at the end of the text.
    .replaceAll(/([\u0e48-\u0e4b]?)\u0e33/g, "\u0e4d$1\u0e32")
    .replaceAll(/([\u0ec8-\u0ecb]?)\u0eb3/g, "\u0ecd$1\u0eb2")
    .replaceAll(BESIDE_SIGN, MARK)
    .replaceAll(UNSPACED, (run) => Array.from(words.segment(run), ({ segment }) => segment).join(MARK))
    .replaceAll(URL_WORD, (url) => url.replaceAll(AFTER_URL_PART, MARK))
    .replaceAll(LONG_PART, (part) => part.replaceAll(/.{30}(?=.)/gu, `$&${MARK}`));

/** Between two parts, the PDF renderer draws a hyphen, unless an empty one is there. */
export const breakWord = (word: string): string[] =>
  word.split(MARK).flatMap((part, index) => (index > 0 ? ["", part] : [part]));

/** Whether the text begins in a script that is written from right to left. */
export const isRightToLeft = (text: string): boolean => /^\P{L}*[\p{sc=Hebrew}\p{sc=Arabic}]/u.test(text);
