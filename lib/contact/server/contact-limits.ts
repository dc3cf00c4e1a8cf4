import "server-only";
import { RateLimiterRes } from "rate-limiter-flexible";
import { z } from "zod";
import { readVariables, type Source, wholeNumber } from "@/lib/server/env";
import { consumeInTurn, type CreateLimiter, type Verdict } from "@/lib/server/limits";

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

const variables = z.object({
  CONTACT_HOURLY_LIMIT: wholeNumber(1, 1_000_000).default(60),
  CONTACT_DAILY_LIMIT: wholeNumber(1, 1_000_000).default(150),
});

/** Messages of all clients together. */
export function readContactLimits(source?: Source) {
  const { values, problems } = readVariables(variables, source);
  const { CONTACT_HOURLY_LIMIT: contactHourlyLimit, CONTACT_DAILY_LIMIT: contactDailyLimit } = values;
  return { values: { contactHourlyLimit, contactDailyLimit }, problems };
}

/** Messages of one client in ten minutes. */
const CLIENT_BURST_LIMIT = 5;
const CLIENT_DAILY_LIMIT = 20;

/** Longer than the provider can take: a process that dies while sending frees the message again. */
const PENDING_SECONDS = 60;

/**
 * The limits of the contact form: per client first, so that one flooding client cannot use up everybody's share.
 * Clients that nobody vouches for count among all together only, or the first few would shut out everybody.
 */
export function createContactLimits(
  createLimiter: CreateLimiter,
  limits: { contactHourlyLimit: number; contactDailyLimit: number },
) {
  const make = (keyPrefix: string, points: number, duration: number) => createLimiter({ keyPrefix, points, duration });
  const ofClient = [
    make("contact-client-burst", CLIENT_BURST_LIMIT, 10 * 60),
    make("contact-client-day", CLIENT_DAILY_LIMIT, DAY_SECONDS),
  ];
  const ofAll = [
    make("contact-hour", limits.contactHourlyLimit, HOUR_SECONDS),
    make("contact-day", limits.contactDailyLimit, DAY_SECONDS),
  ];
  return {
    consume(client: string | undefined): Promise<Verdict> {
      const claimsOfClient = client === undefined ? [] : ofClient.map((limiter) => ({ limiter, key: client }));
      return consumeInTurn([...claimsOfClient, ...ofAll.map((limiter) => ({ limiter, key: "all" }))]);
    },
  };
}

/**
 * Remembers which messages are on their way and which have been delivered. Built on the limiters, so that it counts
 * wherever they count: to claim a message is to take the only point of its key.
 */
export function createSentMessages(createLimiter: CreateLimiter) {
  const pending = createLimiter({ keyPrefix: "contact-pending", points: 1, duration: PENDING_SECONDS });
  const sent = createLimiter({ keyPrefix: "contact-sent", points: 1, duration: DAY_SECONDS });

  return {
    /** `new` makes the caller its owner, who must settle it. A broken store throws. */
    async claim(key: string): Promise<"new" | "pending" | "sent"> {
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
    /** A delivered message is remembered for a day, any other may be claimed again at once. */
    async settle(key: string, delivered: boolean): Promise<void> {
      if (delivered) await sent.set(key, 1, DAY_SECONDS);
      await pending.delete(key);
    },
  };
}
