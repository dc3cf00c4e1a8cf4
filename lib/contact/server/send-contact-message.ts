import "server-only";
import { site } from "@/content/site";
import type { ContactMessage } from "@/lib/contact/message";
import { getEnv } from "@/lib/server/env";
import type { ApiAnswer } from "@/lib/server/http/api-answer";
import { hashPrivately } from "@/lib/server/keyed-hash";
import { log } from "@/lib/server/log";
import { answerSendResult, refuse, SENT_ANSWER } from "./contact-answer";
import { getContactDesk } from "./contact-desk";
import { sendByEmailjs } from "./emailjs";

async function deliver(message: ContactMessage): Promise<ApiAnswer> {
  const { emailjs, faultyEmailjsVariables } = getEnv();
  if (!emailjs) {
    log("error", "contact-not-configured", { variables: faultyEmailjsVariables.join(", ") });
    return refuse(503, "unexpected", { cause: "not-configured" });
  }
  const { circuit } = getContactDesk();
  if (!circuit.allowsCall()) return refuse(503, "unexpected", { cause: "circuit-open" });

  const result = await sendByEmailjs(message, site.owner, emailjs);
  if (result.kind === "silent") circuit.recordSilence();
  else circuit.recordAnswer();
  if (result.kind === "refused" && result.advice) {
    log("error", "contact-provider-refused", { status: result.status, advice: result.advice });
  }
  return answerSendResult(result);
}

async function deliverWithinLimits(message: ContactMessage, client: string | undefined): Promise<ApiAnswer> {
  const verdict = await getContactDesk().limits.consume(client);
  if (verdict.allowed) return deliver(message);
  return refuse(429, "too-many-requests", {
    cause: "own-limit",
    headers: { "Retry-After": String(verdict.retryAfterSeconds) },
  });
}

/**
 * Delivers a message once, however often the same key and text arrive: while the first is on its way the others hear
 * `pending` (409), afterwards its success. A failure frees the key, and so does a changed text.
 */
export async function sendContactMessage(
  message: ContactMessage,
  idempotencyKey: string | null,
  client: string | undefined,
): Promise<ApiAnswer> {
  if (!idempotencyKey) return deliverWithinLimits(message, client);

  const { sentMessages } = getContactDesk();
  const key = hashPrivately("contact-message", JSON.stringify([idempotencyKey, message]));
  const state = await sentMessages.claim(key);
  if (state === "sent") return SENT_ANSWER;
  if (state === "pending") return refuse(409, "pending");

  let delivered = false;
  try {
    const answer = await deliverWithinLimits(message, client);
    delivered = answer === SENT_ANSWER;
    return answer;
  } finally {
    await sentMessages.settle(key, delivered);
  }
}
