/** What can become of a message: each is a row of the catalogue below, success included. */
export const CONTACT_OUTCOMES = [
  "sent",
  "authentication",
  "invalid-input",
  "too-many-requests",
  "other-failure",
  "unexpected",
] as const;

export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number];
export type ContactFailure = Exclude<ContactOutcome, "sent">;

export interface ContactTexts {
  toast: { title: string; description: string; destructive: boolean };
  /** Shown inside the form; null after success. */
  banner: string | null;
}

/** The message of "other failure" when the provider sent no text. */
export const FALLBACK_FAILURE_TEXT = "Failed to send email";

function sendingFailed(message: string): ContactTexts {
  return { toast: { title: "Error sending message", description: message, destructive: true }, banner: message };
}

/** What a visitor reads of each outcome. The tests hold these texts word for word. */
export const CONTACT_CATALOGUE: Record<ContactOutcome, ContactTexts> = {
  sent: {
    toast: {
      title: "Message sent!",
      description: "Thanks for contacting me. I'll get back to you soon.",
      destructive: false,
    },
    banner: null,
  },
  authentication: {
    toast: {
      title: "Error sending message",
      description: "Email service authentication issue. Please use the direct email link below instead.",
      destructive: true,
    },
    banner: "Email service temporarily unavailable. Please click the email link below to contact me directly.",
  },
  "invalid-input": sendingFailed("Invalid email data. Please check your form inputs."),
  "too-many-requests": sendingFailed("Too many requests. Please try again later."),
  "other-failure": sendingFailed(FALLBACK_FAILURE_TEXT),
  unexpected: {
    toast: {
      title: "Something went wrong",
      description: "Please try again later or contact me directly.",
      destructive: true,
    },
    banner: "Unexpected error occurred. Please try the direct contact methods instead.",
  },
};

/** The texts of a row; "other failure" speaks with the provider's own text when there is one. */
export function describeOutcome(outcome: ContactOutcome, providerText?: string): ContactTexts {
  if (outcome === "other-failure" && providerText) return sendingFailed(providerText);
  return CONTACT_CATALOGUE[outcome];
}
