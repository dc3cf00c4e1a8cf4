/**
 * Finds the first character that a text of one line (a name, a subject, an address) may not hold: control characters,
 * line breaks among them, which forge mail headers; lone surrogates, which no encoding takes; line and paragraph
 * separators; bidi overrides and isolates, which make a text look like another.
 */
export const FORBIDDEN_IN_ONE_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
