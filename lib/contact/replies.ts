import { fail, type Result } from "@/lib/result";

/** Name of a field that is hidden from visitors, to catch bots. Browsers do not autofill a field with this name. */
export const HONEYPOT_FIELD = "further_remarks";

export const SENT_TOAST = {
  title: "Message sent!",
  description: "Thanks for contacting me. I'll get back to you soon.",
};

/** Stays in the form, for visitors who missed the toast. */
export const SENT_STATUS = "Your message has been sent.";

function failed(description: string, banner = description, title = "Error sending message") {
  return { title, description, banner };
}

const FAILURE_TEXTS = {
  authentication: failed(
    "Email service authentication issue. Please use the direct email link below instead.",
    "Email service temporarily unavailable. Please click the email link below to contact me directly.",
  ),
  "invalid-input": failed("Invalid email data. Please check your form inputs."),
  "too-many-requests": failed("Too many requests. Please try again later."),
  "other-failure": failed("Failed to send email"),
  unexpected: failed(
    "Please try again later or contact me directly.",
    "Unexpected error occurred. Please try the direct contact methods instead.",
    "Something went wrong",
  ),
};

export type ContactCode = keyof typeof FAILURE_TEXTS;

export type ContactResult = Result<object, ContactCode>;

export function describeFailure(code: ContactCode, providerText?: string) {
  if (code === "other-failure" && providerText) return failed(providerText);
  return FAILURE_TEXTS[code];
}

/** Treats an invalid reply as the error `unexpected`. */
export function parseContactReply(body: unknown): ContactResult {
  const reply = body as ContactResult | null;
  if (reply?.ok === true) return { ok: true };
  const isOurs = reply?.ok === false && Object.hasOwn(FAILURE_TEXTS, reply.code);
  return isOurs ? reply : fail("unexpected");
}
