import { type ContactReply, IDEMPOTENCY_HEADER, parseContactReply } from "@/lib/contact/replies";

/** Longer than the server's worst case, which is two provider calls and a pause. */
const REPLY_TIMEOUT_MS = 20_000;
const PENDING_POLL_MS = 1500;
const PENDING_POLLS_MAX = 12;

async function postOnce(body: string, idempotencyKey: string): Promise<ContactReply> {
  const response = await fetch("/api/contact", {
    method: "POST",
    headers: { "Content-Type": "application/json", [IDEMPOTENCY_HEADER]: idempotencyKey },
    body,
    signal: AbortSignal.timeout(REPLY_TIMEOUT_MS),
  });
  return parseContactReply(await response.json());
}

/** Polls while the message is pending. Network failures and unreadable replies become "unexpected". */
export async function postMessage(fields: Record<string, string>, idempotencyKey: string): Promise<ContactReply> {
  const body = JSON.stringify(fields);
  try {
    for (let polls = 0; ; polls += 1) {
      const reply = await postOnce(body, idempotencyKey);
      if (reply.ok || reply.code !== "pending" || polls === PENDING_POLLS_MAX) return reply;
      await new Promise((resolve) => setTimeout(resolve, PENDING_POLL_MS));
    }
  } catch {
    return { ok: false, code: "unexpected" };
  }
}
