import { contactRequestSchema } from "@/lib/contact/message";
import { type ContactReply, HONEYPOT_FIELD } from "@/lib/contact/replies";
import { claimMessage } from "@/lib/contact/server/contact-limits";
import { readContactProvider, sendMessage, type SendResult } from "@/lib/contact/server/provider";
import { hashClientAddress } from "@/lib/server/http/client-ip";
import { type ApiAnswer, handleApi } from "@/lib/server/http/handle-api";
import { readInput } from "@/lib/server/http/read-body";
import { log } from "@/lib/server/log";

type Refusal = Omit<Extract<ContactReply, { ok: false }>, "ok">;

/** Pass `cause` if the error code is too general for the log. */
function refuse(status: number, refusal: Refusal, cause: string = refusal.code): ApiAnswer {
  return { status, code: cause, body: { ok: false, ...refusal } satisfies ContactReply };
}

function answerResult(result: SendResult): ApiAnswer {
  if (result.kind === "sent") return { status: 200, code: "sent", body: { ok: true } satisfies ContactReply };
  if (result.kind === "no-answer") return refuse(504, { code: "unexpected" }, `provider-${result.reason}`);
  const { status, text, mentionsAuthentication, advice } = result;
  if (advice) log("error", "contact-provider-refused", { status, advice });
  const cause = `provider-${status}`;
  if (status === 412 && mentionsAuthentication) return refuse(412, { code: "authentication" }, cause);
  if (status === 400) return refuse(400, { code: "invalid-input" }, cause);
  if (status === 429) return refuse(429, { code: "too-many-requests" }, cause);
  return refuse(502, { code: "other-failure", message: text }, cause);
}

export const POST = handleApi("/api/contact", async (request) => {
  const input = await readInput(request, contactRequestSchema);
  if (!input.ok) return refuse(input.status, { code: "invalid-input", fields: input.fields }, input.reason);
  const { [HONEYPOT_FIELD]: honeypot, ...message } = input.value;
  if (honeypot) return refuse(400, { code: "invalid-input" }, "honeypot");

  const wait = await claimMessage(hashClientAddress(request.headers));
  if (wait) {
    const headers = { "Retry-After": String(wait.retryAfterSeconds) };
    return { ...refuse(429, { code: "too-many-requests" }, "own-limit"), headers };
  }
  const { values: provider, problems } = readContactProvider(process.env, true);
  if (provider) return answerResult(await sendMessage(message, provider));
  log("error", "contact-not-configured", { settings: problems.map(({ field }) => field).join(", ") });
  return refuse(503, { code: "unexpected" }, "not-configured");
});
