import { HONEYPOT_FIELD, IDEMPOTENCY_HEADER } from "@/lib/contact/limits";
import type { ContactReply } from "@/lib/contact/reply";
import type { ContactDraft } from "./contact-draft";

/** Longer than the server may take: two calls of the provider and the pause between them. */
const REPLY_TIMEOUT_MS = 20_000;
const PENDING_POLL_MS = 1500;
/** Together as long as the server may take (17.4 s), which began before the first question. */
const PENDING_POLLS_MAX = 12;

async function postOnce(body: string, idempotencyKey: string): Promise<ContactReply> {
  // Loaded with the first message, and before it is sent: without its reader a reply would be lost.
  const { parseContactReply } = await import("@/lib/contact/reply");
  const response = await fetch("/api/contact", {
    method: "POST",
    headers: { "Content-Type": "application/json", [IDEMPOTENCY_HEADER]: idempotencyKey },
    body,
    signal: AbortSignal.timeout(REPLY_TIMEOUT_MS),
  });
  return parseContactReply(await response.json());
}

function isPending(reply: ContactReply): boolean {
  return !reply.ok && reply.code === "pending";
}

/**
 * Posts a message and reads what became of it. Offline, time-out and an unreadable reply are the "unexpected" row.
 * `pending` means that the same message is on its way from before a reload: its answer is asked for again.
 */
export async function postMessage(
  draft: ContactDraft,
  honeypot: string,
  idempotencyKey: string,
): Promise<ContactReply> {
  const body = JSON.stringify({ ...draft, [HONEYPOT_FIELD]: honeypot });
  try {
    let reply = await postOnce(body, idempotencyKey);
    for (let poll = 1; poll <= PENDING_POLLS_MAX && isPending(reply); poll += 1) {
      await new Promise((resolve) => setTimeout(resolve, PENDING_POLL_MS));
      reply = await postOnce(body, idempotencyKey);
    }
    if (!isPending(reply)) return reply;
  } catch {
    // fetch and JSON.parse throw for what the visitor can only meet as "unexpected".
  }
  return { ok: false, code: "unexpected" };
}
