import { contactRequestSchema } from "@/lib/contact/message";
import { HONEYPOT_FIELD, type ContactReply } from "@/lib/contact/replies";
import { reserveMessage } from "@/lib/contact/server/contact-limits";
import { readContactProvider, sendMessage, type SendResult } from "@/lib/contact/server/provider";
import { handleApi, type ApiAnswer } from "@/lib/server/http/handle-api";
import { readInput } from "@/lib/server/http/read-body";
import { log } from "@/lib/server/log";

type ContactError = Omit<Extract<ContactReply, { ok: false }>, "ok">;

/** Pass `cause` if the error code is too general for the log. */
function fail(status: number, error: ContactError, cause: string = error.code): ApiAnswer {
  return { status, code: cause, body: { ok: false, ...error } satisfies ContactReply };
}

function answerResult(result: SendResult): ApiAnswer {
  if (result.kind === "sent") return { status: 200, code: "sent", body: { ok: true } satisfies ContactReply };
  if (result.kind === "no-answer") return fail(504, { code: "unexpected" }, `provider-${result.reason}`);
  const { status, text, isAuthentication, advice } = result;
  if (advice) log("error", "contact-provider-rejected", { status, advice });
  const cause = `provider-${status}`;
  if (isAuthentication) return fail(412, { code: "authentication" }, cause);
  if (status === 400) return fail(400, { code: "invalid-input" }, cause);
  if (status === 429) return fail(429, { code: "too-many-requests" }, cause);
  return fail(502, { code: "other-failure", message: text }, cause);
}

export const POST = handleApi("/api/contact", async (request) => {
  const input = await readInput(request, contactRequestSchema);
  if (!input.ok) return fail(input.status, { code: "invalid-input", fields: input.fields }, input.reason);
  const { [HONEYPOT_FIELD]: honeypot, ...message } = input.value;
  if (honeypot) return fail(400, { code: "invalid-input" }, "honeypot");

  const reserved = await reserveMessage(request.headers);
  if (!reserved.ok) {
    const headers = { "Retry-After": String(reserved.retryAfterSeconds) };
    return { ...fail(429, { code: "too-many-requests" }, "own-limit"), headers };
  }
  const { values: provider, problems } = readContactProvider(process.env, true);
  if (!provider) {
    await reserved.giveBack();
    log("error", "contact-not-configured", { settings: problems.map(({ field }) => field).join(", ") });
    return fail(503, { code: "unexpected" }, "not-configured");
  }
  const result = await sendMessage(message, provider);
  // Without an answer, the message may have been sent.
  if (result.kind === "rejected") await reserved.giveBack();
  return answerResult(result);
});
