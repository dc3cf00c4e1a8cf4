/** Line breaks forge mail headers, lone surrogates cannot be encoded, bidi controls make a text look like another. */
export const FORBIDDEN_IN_ONE_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
