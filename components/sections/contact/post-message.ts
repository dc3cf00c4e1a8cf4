import { parseContactReply, type ContactResult } from "@/lib/contact/replies";
import { fail } from "@/lib/result";

/** Longer than the server waits for its database and the provider. */
const REPLY_TIMEOUT_MS = 30_000;

/** Network failures and unreadable replies become "unexpected". */
export async function postMessage(fields: Record<string, string>): Promise<ContactResult> {
  try {
    const response = await fetch("/api/contact", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(REPLY_TIMEOUT_MS),
    });
    return parseContactReply(await response.json());
  } catch {
    return fail("unexpected");
  }
}
