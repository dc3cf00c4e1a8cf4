import { type ContactReply, IDEMPOTENCY_HEADER, parseContactReply } from "@/lib/contact/catalogue";

/** Longer than the server may take: two calls of the provider and the pause between them. */
const REPLY_TIMEOUT_MS = 20_000;
const PENDING_POLL_MS = 1500;
/** Together as long as the server may take (17.4 s), which began before the first question. */
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

/**
 * Posts a message and reads what became of it. Offline, time-out and an unreadable reply are the "unexpected" row.
 * `pending` means that the same message is on its way from before a reload: its answer is asked for again.
 */
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
