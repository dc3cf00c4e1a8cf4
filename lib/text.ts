export const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Formats a position in a list, such as `01 / 04`. */
export const formatPosition = (position: number, count: number) =>
  [position, count].map((number) => String(number).padStart(2, "0")).join(" / ");

export const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Some URLs of one thing end in a slash, and others do not. */
export const withoutTrailingSlash = (url: string) => url.replace(/\/$/, "");

/** Like `toWellFormed`, which Firefox has had only since version 119. */
export const replaceLoneSurrogates = (text: string) => text.replaceAll(/\p{Surrogate}/gu, "\uFFFD");

export const formatHeight = (metres: number) => `${metres.toLocaleString("en")}\u00a0m`;
