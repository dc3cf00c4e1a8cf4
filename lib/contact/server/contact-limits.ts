import "server-only";
import { RateLimiterRes } from "rate-limiter-flexible";
import { z } from "zod";
import { readVariables, type Source, wholeNumber } from "@/lib/server/env";
import {
  clear,
  consumeInTurn,
  createLimiter,
  createMemoryLimiter,
  DAY_SECONDS,
  HOUR_SECONDS,
  MINUTE_SECONDS,
  recallRefusal,
} from "@/lib/server/limits";

const variables = z.object({
  CONTACT_HOURLY_LIMIT: wholeNumber(1, 1_000_000).default(60),
  CONTACT_DAILY_LIMIT: wholeNumber(1, 1_000_000).default(150),
});

export const readContactLimits = (source?: Source) => readVariables(variables, source);

const make = (name: string, points: number, duration: number) =>
  createLimiter({ keyPrefix: `contact-${name}`, points, duration });

/** Checks the client's own limit first, so that one client cannot use up the global limit. */
export function createContactLimits() {
  const { CONTACT_HOURLY_LIMIT, CONTACT_DAILY_LIMIT } = readContactLimits().values;
  const perClient = [make("client-burst", 5, 10 * MINUTE_SECONDS), make("client-day", 20, DAY_SECONDS)];
  const forAll = [make("hour", CONTACT_HOURLY_LIMIT, HOUR_SECONDS), make("day", CONTACT_DAILY_LIMIT, DAY_SECONDS)];
  const listClaims = (client: string | undefined) => [
    ...perClient.map((limiter) => ({ limiter, key: client })),
    ...forAll.map((limiter) => ({ limiter, key: "all" })),
  ];
  return {
    consume: (client: string | undefined) => consumeInTurn(listClaims(client)),
    recallRefusal: (client: string | undefined) => recallRefusal(listClaims(client)),
  };
}

export function createSentMessages() {
  const pending = make("pending", 1, MINUTE_SECONDS);
  const sent = make("sent", 1, DAY_SECONDS);
  const sentHere = createMemoryLimiter({ keyPrefix: "contact-sent-here", points: 1, duration: DAY_SECONDS });

  return {
    isSentHere: async (key: string) => (await sentHere.get(key)) !== null,
    /** If this returns `new`, the caller must call `settle`. */
    async claim(key: string): Promise<"new" | "pending" | "sent"> {
      if (await sent.get(key)) return "sent";
      try {
        await pending.consume(key);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return "pending";
        throw refusal;
      }
      if (!(await sent.get(key))) return "new";
      await clear({ limiter: pending, key });
      return "sent";
    },
    /** An undelivered message can be claimed again immediately. */
    async settle(key: string, isDelivered: boolean): Promise<void> {
      if (isDelivered) await Promise.all([sent, sentHere].map((limiter) => limiter.set(key, 1, DAY_SECONDS)));
      await clear({ limiter: pending, key });
    },
  };
}
