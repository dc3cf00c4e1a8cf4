import { EMAIL_MAX_CHARACTERS, FIELD_TEXTS, NAME_MAX_CHARACTERS } from "@/lib/text";

interface FieldRule {
  kind: "line" | "email" | "text";
  /** In code points, after trimming. */
  maxCharacters: number;
  missing: string;
}

/** The form's fields, for the browser, the server's schema and the draft. */
const FIELD_RULES = {
  name: { kind: "line", maxCharacters: NAME_MAX_CHARACTERS, missing: FIELD_TEXTS.nameMissing },
  email: { kind: "email", maxCharacters: EMAIL_MAX_CHARACTERS, missing: FIELD_TEXTS.emailMissing },
  subject: { kind: "line", maxCharacters: 120, missing: "Please enter a subject." },
  message: { kind: "text", maxCharacters: 4000, missing: "Please write a message." },
} satisfies Record<string, FieldRule>;

export type ContactField = keyof typeof FIELD_RULES;
export type ContactMessage = Record<ContactField, string>;

export const CONTACT_FIELDS: Readonly<Record<ContactField, FieldRule>> = FIELD_RULES;
export const CONTACT_FIELD_NAMES = Object.keys(FIELD_RULES) as ContactField[];

/** No person sees it, and its name means nothing to a browser that fills in forms. */
export const HONEYPOT_FIELD = "further_remarks";

/** Marks the same message sent again, so that it is delivered once. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";
