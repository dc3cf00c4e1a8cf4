import "server-only";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { CreateLimiter } from "@/lib/server/limits";

/** Longer than the provider call can take: a process that dies while sending frees the message again. */
const PENDING_SECONDS = 60;
const REMEMBERED_SECONDS = 24 * 60 * 60;

/** Nobody has it, somebody is sending it, or it has been delivered. */
export type MessageState = "new" | "pending" | "sent";

/**
 * Remembers which messages are on their way and which have been delivered. Built on the limiters, so that it counts
 * wherever they count: to claim a message is to take the only point of its key.
 */
export function createSentMessages(createLimiter: CreateLimiter) {
  const pending = createLimiter({ keyPrefix: "contact-pending", points: 1, duration: PENDING_SECONDS });
  const sent = createLimiter({ keyPrefix: "contact-sent", points: 1, duration: REMEMBERED_SECONDS });

  return {
    /** `new` makes the caller its owner, who must settle it. A broken store throws. */
    async claim(key: string): Promise<MessageState> {
      if (await sent.get(key)) return "sent";
      try {
        await pending.consume(key);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return "pending";
        throw refusal;
      }
      // Its first owner may have delivered it and gone since the question above.
      if (!(await sent.get(key))) return "new";
      await pending.delete(key);
      return "sent";
    },
    /** Ends the ownership: a delivered message is remembered for a day, any other may be claimed again at once. */
    async settle(key: string, delivered: boolean): Promise<void> {
      if (delivered) await sent.set(key, 1, REMEMBERED_SECONDS);
      await pending.delete(key);
    },
  };
}

export type SentMessages = ReturnType<typeof createSentMessages>;
