/** The four fields a visitor fills in, in the order of the form. */
export const CONTACT_FIELDS = ["name", "email", "subject", "message"] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Longest accepted value of each field in characters: code points, counted after trimming. */
export const CONTACT_MAX_CHARACTERS: Record<ContactField, number> = {
  name: 80,
  email: 254,
  subject: 120,
  message: 4000,
};

/** Largest accepted request body. */
export const CONTACT_BODY_LIMIT_BYTES = 16 * 1024;

/** How much of the provider's own text a visitor may read, in characters. */
export const PROVIDER_TEXT_MAX_CHARACTERS = 200;

/** A text field that no person sees; only a form-filling script writes into it. */
export const HONEYPOT_FIELD = "company_url";

/** Names the request that carries the same message again, so that it is delivered once. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** Length as the limits mean it: code points after trimming, so that an emoji made of one code point counts once. */
export function countCharacters(text: string): number {
  return Array.from(text.trim()).length;
}
