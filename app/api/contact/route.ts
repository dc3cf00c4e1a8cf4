import { contactRequestSchema } from "@/lib/contact/message";
import { HONEYPOT_FIELD, type ContactReply } from "@/lib/contact/replies";
import { limitMessage } from "@/lib/contact/server/contact-limits";
import { readContactProvider, sendMessage, type SendResult } from "@/lib/contact/server/provider";
import { hashClientIp } from "@/lib/server/http/client-ip";
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
  const { status, text, mentionsAuthentication, advice } = result;
  if (advice) log("error", "contact-provider-rejected", { status, advice });
  const cause = `provider-${status}`;
  if (status === 412 && mentionsAuthentication) return fail(412, { code: "authentication" }, cause);
  if (status === 400) return fail(400, { code: "invalid-input" }, cause);
  if (status === 429) return fail(429, { code: "too-many-requests" }, cause);
  return fail(502, { code: "other-failure", message: text }, cause);
}

export const POST = handleApi("/api/contact", async (request) => {
  const input = await readInput(request, contactRequestSchema);
  if (!input.ok) return fail(input.status, { code: "invalid-input", fields: input.fields }, input.reason);
  const { [HONEYPOT_FIELD]: honeypot, ...message } = input.value;
  if (honeypot) return fail(400, { code: "invalid-input" }, "honeypot");

  const wait = await limitMessage(hashClientIp(request.headers));
  if (wait) {
    const headers = { "Retry-After": String(wait.retryAfterSeconds) };
    return { ...fail(429, { code: "too-many-requests" }, "own-limit"), headers };
  }
  const { values: provider, problems } = readContactProvider(process.env, true);
  if (provider) return answerResult(await sendMessage(message, provider));
  log("error", "contact-not-configured", { settings: problems.map(({ field }) => field).join(", ") });
  return fail(503, { code: "unexpected" }, "not-configured");
});
