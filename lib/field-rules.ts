export const NAME_MAX_CHARACTERS = 80;
export const EMAIL_MAX_CHARACTERS = 254;

export interface FieldRule {
  /** Counted in code points, after trimming. */
  max: number;
  /** Error message for an empty field. Leave it out if the field is optional. */
  missing?: string;
}

/** Error messages for fields, shared by the contact form and the account forms. */
export const FIELD_TEXTS = {
  nameMissing: "Please enter your name.",
  emailMissing: "Please enter your email address.",
  emailInvalid: "Please enter one email address, like name@example.com.",
  notOneLine: "Please keep this to one line of ordinary text.",
  tooLong: (maxCharacters: number) => `Please use at most ${maxCharacters} characters.`,
} as const;

/** True if there is nothing to see but spaces and invisible characters (Unicode's default ignorables). */
export const isBlank = (text: string) => /^[\s\p{DI}]*$/u.test(text);

/** Counts the code points of the trimmed text. */
export const countCharacters = (text: string) => Array.from(text.trim()).length;

/** Line breaks can forge mail headers, lone surrogates cannot be encoded, and bidi controls can disguise text. */
export const FORBIDDEN_IN_ONE_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
