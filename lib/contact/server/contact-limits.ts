import "server-only";
import { RateLimiterRes } from "rate-limiter-flexible";
import { z } from "zod";
import { readVariables, type Source, wholeNumber } from "@/lib/server/env";
import {
  consumeInTurn,
  type CreateLimiter,
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

export function readContactLimits(source?: Source) {
  const { values, problems } = readVariables(variables, source);
  const { CONTACT_HOURLY_LIMIT: contactHourlyLimit, CONTACT_DAILY_LIMIT: contactDailyLimit } = values;
  return { values: { contactHourlyLimit, contactDailyLimit }, problems };
}

const CLIENT_BURST_LIMIT = 5;
const CLIENT_BURST_SECONDS = 10 * MINUTE_SECONDS;
const CLIENT_DAILY_LIMIT = 20;

const PENDING_SECONDS = MINUTE_SECONDS;

/** Per client first, so that one client cannot use up everybody's share. */
export function createContactLimits(
  createLimiter: CreateLimiter,
  limits: { contactHourlyLimit: number; contactDailyLimit: number },
) {
  const make = (keyPrefix: string, points: number, duration: number) => createLimiter({ keyPrefix, points, duration });
  const ofClient = [
    make("contact-client-burst", CLIENT_BURST_LIMIT, CLIENT_BURST_SECONDS),
    make("contact-client-day", CLIENT_DAILY_LIMIT, DAY_SECONDS),
  ];
  const ofAll = [
    make("contact-hour", limits.contactHourlyLimit, HOUR_SECONDS),
    make("contact-day", limits.contactDailyLimit, DAY_SECONDS),
  ];
  const listClaims = (client: string | undefined) => [
    ...ofClient.map((limiter) => ({ limiter, key: client })),
    ...ofAll.map((limiter) => ({ limiter, key: "all" })),
  ];
  return {
    consume: (client: string | undefined) => consumeInTurn(listClaims(client)),
    recallRefusal: (client: string | undefined) => recallRefusal(listClaims(client)),
  };
}

export function createSentMessages(createLimiter: CreateLimiter) {
  const pending = createLimiter({ keyPrefix: "contact-pending", points: 1, duration: PENDING_SECONDS });
  const sent = createLimiter({ keyPrefix: "contact-sent", points: 1, duration: DAY_SECONDS });
  const sentHere = createMemoryLimiter({ keyPrefix: "contact-sent-here", points: 1, duration: DAY_SECONDS });

  return {
    isSentHere: async (key: string) => (await sentHere.get(key)) !== null,
    /** After `new` the caller must call `settle`. */
    async claim(key: string): Promise<"new" | "pending" | "sent"> {
      if (await sent.get(key)) return "sent";
      try {
        await pending.consume(key);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return "pending";
        throw refusal;
      }
      if (!(await sent.get(key))) return "new";
      await pending.delete(key);
      return "sent";
    },
    /** An undelivered message can be claimed again at once. */
    async settle(key: string, isDelivered: boolean): Promise<void> {
      if (isDelivered) await Promise.all([sent, sentHere].map((limiter) => limiter.set(key, 1, DAY_SECONDS)));
      await pending.delete(key);
    },
  };
}
