import { HONEYPOT_FIELD, IDEMPOTENCY_HEADER } from "@/lib/contact/limits";
import type { ContactReply } from "@/lib/contact/reply";
import type { ContactDraft } from "./contact-draft";

/** Longer than the server may take: two calls of the provider and the pause between them. */
const REPLY_TIMEOUT_MS = 20_000;
const PENDING_POLL_MS = 1500;
const PENDING_POLLS_MAX = 8;

type Fetch = typeof fetch;

async function postOnce(body: string, idempotencyKey: string, send: Fetch): Promise<ContactReply> {
  // Loaded with the first message, and before it is sent: without its reader a reply would be lost.
  const { parseContactReply } = await import("@/lib/contact/reply");
  const response = await send("/api/contact", {
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
export async function postMessage(
  draft: ContactDraft,
  honeypot: string,
  idempotencyKey: string,
  send: Fetch = fetch,
): Promise<ContactReply> {
  const body = JSON.stringify({ ...draft, [HONEYPOT_FIELD]: honeypot });
  try {
    for (let poll = 0; poll < PENDING_POLLS_MAX; poll += 1) {
      const reply = await postOnce(body, idempotencyKey, send);
      if (reply.ok || reply.code !== "pending") return reply;
      await new Promise((resolve) => setTimeout(resolve, PENDING_POLL_MS));
    }
  } catch {
    // fetch and JSON.parse throw for what the visitor can only meet as "unexpected".
  }
  return { ok: false, code: "unexpected" };
}
