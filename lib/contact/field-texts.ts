import { CONTACT_MAX_CHARACTERS, type ContactField } from "./limits";

/** What a field says when it is left empty, in the browser and from the server alike. */
export const REQUIRED_TEXTS: Record<ContactField, string> = {
  name: "Please enter your name.",
  email: "Please enter your e-mail address.",
  subject: "Please enter a subject.",
  message: "Please write a message.",
};

export const INVALID_EMAIL_TEXT = "Please enter one e-mail address, like name@example.com.";
export const ONE_LINE_TEXT = "Please keep this on one line, without control characters.";

/** What a field says when it holds more characters than its limit. */
export function describeTooLong(field: ContactField): string {
  return `Please use at most ${CONTACT_MAX_CHARACTERS[field]} characters.`;
}
