export const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Formats a position in a list, such as `01 / 04`. */
export const formatPosition = (position: number, count: number) =>
  [position, count].map((number) => String(number).padStart(2, "0")).join(" / ");

export const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Adds a full stop, unless the text ends a sentence already, or with an abbreviation such as `Acme Inc.` */
export const endSentence = (text: string) => text.replace(/[^.!?…]$/u, "$&.");

/** Some URLs of one thing end in a slash, and others do not. */
export const withoutTrailingSlash = (url: string) => url.replace(/\/$/, "");

/** Like `toWellFormed`, which Firefox has had only since version 119. */
export const replaceLoneSurrogates = (text: string) => text.replaceAll(/\p{Surrogate}/gu, "\uFFFD");

export const formatHeight = (metres: number, language: string) => `${metres.toLocaleString(language)}\u00a0m`;

export const formatPercentage = (percentage: number, language: string) =>
  (percentage / 100).toLocaleString(language, { style: "percent" });

/** The names of countries that take an article in a sentence. */
const WITH_ARTICLE =
  /^(Netherlands|Philippines|Bahamas|Gambia|Maldives|Seychelles|Comoros|Czech Republic|Dominican Republic|UAE|UK|USA?|United [^,]*|[^,]* (Islands|Republic))$/;

/** `in London`, but `in the Netherlands`. */
export const inPlace = (place: string) => `in ${WITH_ARTICLE.test(place) ? "the " : ""}${place}`;
