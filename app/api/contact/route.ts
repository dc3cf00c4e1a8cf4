import { type ContactReply, HONEYPOT_FIELD, IDEMPOTENCY_HEADER } from "@/lib/contact/replies";
import { createContactLimits, createSentMessages } from "@/lib/contact/server/contact-limits";
import { readContactProvider, sendMessage, type SendResult } from "@/lib/contact/server/provider";
import { hashClientAddress } from "@/lib/server/http/client-address";
import { type ApiAnswer, handleApi } from "@/lib/server/http/handle-api";
import { readInput } from "@/lib/server/http/read-body";
import { hashPrivately, oncePerProcess } from "@/lib/server/process-wide";
import { log } from "@/lib/server/log";
import { type ContactMessage, contactRequestSchema } from "@/lib/contact/message";

const getMemory = oncePerProcess("contact", () => ({
  limits: createContactLimits(),
  sentMessages: createSentMessages(),
}));

const SENT: ApiAnswer = { status: 200, code: "sent", body: { ok: true } satisfies ContactReply };

type Refusal = Omit<Extract<ContactReply, { ok: false }>, "ok">;

/** Pass `cause` if the error code is too general for the log. */
function answerRefusal(status: number, refusal: Refusal, cause: string = refusal.code): ApiAnswer {
  return { status, code: cause, body: { ok: false, ...refusal } satisfies ContactReply };
}

function answerResult(result: SendResult): ApiAnswer {
  if (result.kind === "sent") return SENT;
  if (result.kind === "no-answer") return answerRefusal(504, { code: "unexpected" }, `provider-${result.reason}`);
  const { status, text, mentionsAuthentication, advice } = result;
  if (advice) log("error", "contact-provider-refused", { status, advice });
  const cause = `provider-${status}`;
  if (status === 412 && mentionsAuthentication) return answerRefusal(412, { code: "authentication" }, cause);
  if (status === 400) return answerRefusal(400, { code: "invalid-input" }, cause);
  if (status === 429) return answerRefusal(429, { code: "too-many-requests" }, cause);
  return answerRefusal(502, { code: "other-failure", message: text }, cause);
}

function refuseByLimit({ retryAfterSeconds }: { retryAfterSeconds: number }): ApiAnswer {
  const headers = { "Retry-After": String(retryAfterSeconds) };
  return { ...answerRefusal(429, { code: "too-many-requests" }, "own-limit"), headers };
}

async function deliver(message: ContactMessage, client: string | undefined): Promise<ApiAnswer> {
  const refusal = await getMemory().limits.consume(client);
  if (refusal) return refuseByLimit(refusal);
  const { values: provider, problems } = readContactProvider();
  if (provider) return answerResult(await sendMessage(message, provider));
  log("error", "contact-not-configured", { variables: problems.map(({ variable }) => variable).join(", ") });
  return answerRefusal(503, { code: "unexpected" }, "not-configured");
}

/** A repeat gets 409 while the first request is in progress, and 200 once it has succeeded. Failures can be retried. */
async function deliverOnce(message: ContactMessage, idempotencyKey: string, client: string | undefined) {
  const { limits, sentMessages } = getMemory();
  const key = hashPrivately("contact-message", JSON.stringify([idempotencyKey, message]));
  // Check memory first, because each new key costs several database queries.
  if (await sentMessages.isSentHere(key)) return SENT;
  const refusal = limits.recallRefusal(client);
  if (refusal) return refuseByLimit(refusal);
  const state = await sentMessages.claim(key);
  if (state === "sent") return SENT;
  if (state === "pending") return answerRefusal(409, { code: "pending" });
  let answer: ApiAnswer | undefined;
  try {
    answer = await deliver(message, client);
    return answer;
  } finally {
    await sentMessages.settle(key, answer === SENT);
  }
}

export const POST = handleApi("/api/contact", async (request) => {
  const input = await readInput(request, contactRequestSchema);
  if (!input.ok) return answerRefusal(input.status, { code: "invalid-input", fields: input.fields }, input.reason);
  const { [HONEYPOT_FIELD]: honeypot, ...message } = input.value;
  if (honeypot) return answerRefusal(400, { code: "invalid-input" }, "honeypot");

  const client = hashClientAddress(request.headers);
  const idempotencyKey = request.headers.get(IDEMPOTENCY_HEADER);
  return idempotencyKey ? deliverOnce(message, idempotencyKey, client) : deliver(message, client);
});
