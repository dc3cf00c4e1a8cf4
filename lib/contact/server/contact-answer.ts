import "server-only";
import type { ContactFieldErrors, ContactReply } from "@/lib/contact/reply";
import type { ApiAnswer } from "@/lib/server/http/api-answer";
import type { SendResult } from "./emailjs";

type FailureCode = Extract<ContactReply, { ok: false }>["code"];

interface FailureDetails {
  message?: string;
  fields?: ContactFieldErrors;
  /** The precise cause for the log, where the row alone does not tell. */
  cause?: string;
  headers?: Record<string, string>;
}

export const SENT_ANSWER: ApiAnswer = { status: 200, code: "sent", body: { ok: true } satisfies ContactReply };

/** A row of the catalogue under an HTTP status. */
export function refuse(status: number, code: FailureCode, details: FailureDetails = {}): ApiAnswer {
  const { message, fields, cause, headers } = details;
  return { status, code: cause ?? code, headers, body: { ok: false, code, message, fields } satisfies ContactReply };
}

/** Turns what the provider did into a row of the catalogue under an HTTP status, with the precise cause for the log. */
export function answerSendResult(result: SendResult): ApiAnswer {
  if (result.kind === "sent") return SENT_ANSWER;
  if (result.kind === "silent") return refuse(504, "unexpected", { cause: `provider-${result.reason}` });
  const cause = `provider-${result.status}`;
  if (result.status === 412 && result.mentionsAuthentication) return refuse(412, "authentication", { cause });
  if (result.status === 400) return refuse(400, "invalid-input", { cause });
  if (result.status === 429) return refuse(429, "too-many-requests", { cause });
  return refuse(502, "other-failure", { cause, message: result.text });
}
