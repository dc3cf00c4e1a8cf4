import { getOwner } from "@/app/owner";
import { contactRequestSchema } from "@/lib/contact/message";
import { HONEYPOT_FIELD, type ContactCode, type ContactResult } from "@/lib/contact/replies";
import { reserveMessage } from "@/lib/contact/server/contact-limits";
import { sendMessage, type SendResult } from "@/lib/contact/server/provider";
import { fail, type Failure } from "@/lib/result";
import { handleApi, type ApiAnswer } from "@/lib/server/http/handle-api";
import { readInput } from "@/lib/server/http/read-body";
import { log } from "@/lib/server/log";
import { getSettings } from "@/lib/server/settings";

/** `cause` is for the log: the code that the form gets is more general. */
function answerFailure(status: number, failure: Failure<ContactCode>, cause: string): ApiAnswer {
  return { status, code: cause, body: failure };
}

function answerResult(result: SendResult): ApiAnswer {
  if (result.ok) return { status: 200, code: "sent", body: { ok: true } satisfies ContactResult };
  if (result.code !== "rejected") return answerFailure(504, fail("unexpected"), `provider-${result.code}`);
  const { status, text, isAuthentication, advice } = result;
  if (advice) log("error", "contact-provider-rejected", { status, advice });
  const cause = `provider-${status}`;
  if (isAuthentication) return answerFailure(412, fail("authentication"), cause);
  if (status === 400) return answerFailure(400, fail("invalid-input"), cause);
  if (status === 429) return answerFailure(429, fail("too-many-requests"), cause);
  return answerFailure(502, fail("other-failure", { message: text }), cause);
}

export const POST = handleApi("/api/contact", async (request) => {
  const input = await readInput(request, contactRequestSchema);
  if (!input.ok) return answerFailure(input.status, fail("invalid-input", { fields: input.fields }), input.code);
  const { [HONEYPOT_FIELD]: honeypot, ...message } = input.value;
  if (honeypot) return answerFailure(400, fail("invalid-input"), "honeypot");

  const reserved = await reserveMessage(request.headers);
  if (!reserved.ok) {
    const headers = { "Retry-After": String(reserved.retryAfterSeconds) };
    return { ...answerFailure(429, fail("too-many-requests"), "own-limit"), headers };
  }
  const { contact: provider, contactProblems } = getSettings();
  if (!provider) {
    await reserved.giveBack();
    log("error", "contact-not-configured", { settings: contactProblems.map(({ field }) => field).join(", ") });
    return answerFailure(503, fail("unexpected"), "not-configured");
  }
  const result = await sendMessage(message, getOwner(), provider);
  // Without an answer, the message may have been sent.
  if (!result.ok && result.code === "rejected") await reserved.giveBack();
  return answerResult(result);
});
