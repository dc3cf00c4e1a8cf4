interface FieldRule {
  kind: "line" | "email" | "text";
  /** In code points, after trimming. */
  maxCharacters: number;
  missing: string;
}

/** The form's fields, for the browser, the server's schema and the draft. */
const FIELD_RULES = {
  name: { kind: "line", maxCharacters: 80, missing: "Please enter your name." },
  email: { kind: "email", maxCharacters: 254, missing: "Please enter your email address." },
  subject: { kind: "line", maxCharacters: 120, missing: "Please enter a subject." },
  message: { kind: "text", maxCharacters: 4000, missing: "Please write a message." },
} satisfies Record<string, FieldRule>;

export type ContactField = keyof typeof FIELD_RULES;
export type ContactMessage = Record<ContactField, string>;

export const CONTACT_FIELDS: Readonly<Record<ContactField, FieldRule>> = FIELD_RULES;
export const CONTACT_FIELD_NAMES = Object.keys(FIELD_RULES) as ContactField[];

export const INVALID_EMAIL_TEXT = "Please enter one email address, like name@example.com.";
export const ONE_LINE_TEXT = "Please keep this on one line, without control characters.";

/** No person sees it, and its name means nothing to a browser that fills in forms. */
export const HONEYPOT_FIELD = "further_remarks";

/** Marks the same message sent again, so that it is delivered once. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

export function countCharacters(text: string): number {
  return Array.from(text.trim()).length;
}
