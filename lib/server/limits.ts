import "server-only";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { askStore, readDatabase } from "./database/database";

export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

interface LimitRule {
  keyPrefix: string;
  points: number;
  duration: number;
  /** Whether `reserve` takes from this limit. */
  isReserved?: boolean;
}

/** Counts on the PostgreSQL server, which all processes share. Without one, or while it is down, counts in memory. */
export function createLimiter({ isReserved = false, ...rule }: LimitRule): RateLimiterAbstract {
  const memory = new RateLimiterMemory(rule);
  if (!readDatabase().isServer) return memory;
  return new RateLimiterPostgres({
    ...rule,
    // Leave out the limiter's statement names, which could collide behind a connection pooler.
    storeClient: { query: ({ text, values }: { text: string; values: unknown[] }) => askStore(text, values) },
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    insuranceLimiter: memory,
    // A client over the limit costs no more queries. Memory knows nothing of points given back.
    inMemoryBlockOnConsumed: isReserved ? 0 : rule.points + 1,
  });
}

export type Limit = readonly [limiter: RateLimiterAbstract, key: string];

/** Takes one point of each limit in turn. Returns null, or how long to wait for the first that has none left. */
export async function consume(...limits: Limit[]) {
  try {
    for (const [limiter, key] of limits) await limiter.consume(key);
    return null;
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected;
    return { retryAfterSeconds: Math.max(1, Math.ceil(rejected.msBeforeNext / 1000)) };
  }
}

/** Takes one point of each limit, or none at all. `giveBack` undoes it. */
export async function reserve(...limits: Limit[]) {
  const taken: Limit[] = [];
  const giveBack = () => Promise.all(taken.map(([limiter, key]) => limiter.reward(key)));
  for (const limit of limits) {
    const wait = await consume(limit);
    // A limiter counts what it refuses, too.
    taken.push(limit);
    if (wait) {
      await giveBack();
      return { ok: false as const, ...wait };
    }
  }
  return { ok: true as const, giveBack };
}
