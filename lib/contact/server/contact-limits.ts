import "server-only";
import type { ServerEnv } from "@/lib/server/env";
import { consumeInTurn, type CreateLimiter, type Verdict } from "@/lib/server/limits";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Messages of one client in ten minutes. */
export const CLIENT_BURST_LIMIT = 5;
/** Messages of one client in a day. */
export const CLIENT_DAILY_LIMIT = 20;

/**
 * The limits of the contact form: per client first, so that one flooding client cannot use up everybody's share.
 * Clients that cannot be told apart are counted among all together only, or the first few would shut out everybody.
 */
export function createContactLimits(
  createLimiter: CreateLimiter,
  env: Pick<ServerEnv, "contactHourlyLimit" | "contactDailyLimit">,
) {
  const burst = createLimiter({
    keyPrefix: "contact-client-burst",
    points: CLIENT_BURST_LIMIT,
    duration: 10 * MINUTE_SECONDS,
  });
  const daily = createLimiter({ keyPrefix: "contact-client-day", points: CLIENT_DAILY_LIMIT, duration: DAY_SECONDS });
  const globalHour = createLimiter({
    keyPrefix: "contact-hour",
    points: env.contactHourlyLimit,
    duration: HOUR_SECONDS,
  });
  const globalDay = createLimiter({ keyPrefix: "contact-day", points: env.contactDailyLimit, duration: DAY_SECONDS });

  return {
    /** Counts one message of `client`, a name that `nameClient` gives. A broken store throws. */
    consume(client: string | undefined): Promise<Verdict> {
      const ofClient = client === undefined ? [] : [burst, daily].map((limiter) => ({ limiter, key: client }));
      const ofAll = [
        { limiter: globalHour, key: "all" },
        { limiter: globalDay, key: "all" },
      ];
      return consumeInTurn([...ofClient, ...ofAll]);
    },
  };
}

export type ContactLimits = ReturnType<typeof createContactLimits>;
