import "server-only";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { fail, type Result } from "@/lib/result";
import { askStore } from "./database/database";
import { StoreUnavailable } from "./database/store";
import { getSettings } from "./settings";

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

/** How long a visitor waits for the database to count. After that, the database is left alone for a while. */
const PATIENCE_MS = 3_000;
const PAUSE_MS = 5_000;

let pausedUntil = -Infinity;

function failAfter(milliseconds: number) {
  let timer: NodeJS.Timeout | undefined;
  const failed = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable("failed")), milliseconds);
  });
  return { failed, cancel: () => clearTimeout(timer) };
}

/** Asks the store, but only briefly, so that a server that hangs delays nobody twice. */
async function askBriefly({ text, values }: { text: string; values: unknown[] }) {
  if (performance.now() < pausedUntil) throw new StoreUnavailable("failed");
  const { failed, cancel } = failAfter(PATIENCE_MS);
  try {
    return await Promise.race([askStore(text, values), failed]);
  } catch (error) {
    pausedUntil = performance.now() + PAUSE_MS;
    throw error;
  } finally {
    cancel();
  }
}

/** Counts on the PostgreSQL server, which all processes share. Without one, or while it is down, counts in memory. */
export function createLimiter({ isReserved = false, ...rule }: LimitRule): RateLimiterAbstract {
  const memory = new RateLimiterMemory(rule);
  if (!getSettings().database.isServer) return memory;
  return new RateLimiterPostgres({
    ...rule,
    // Leave out the limiter's statement names, which could collide behind a connection pooler.
    storeClient: { query: askBriefly },
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    insuranceLimiter: memory,
    // A client over the limit costs no more queries. The in-memory block ignores points that are given back.
    inMemoryBlockOnConsumed: isReserved ? 0 : rule.points + 1,
  });
}

export type Limit = readonly [limiter: RateLimiterAbstract, key: string];

/** How long to wait until the limit has a point again. */
interface Wait {
  retryAfterSeconds: number;
}

/** Takes one point of each limit in turn. Fails at the first that has none left. */
export async function consume(...limits: Limit[]): Promise<Result<object, "limited", Wait>> {
  try {
    for (const [limiter, key] of limits) await limiter.consume(key);
    return { ok: true };
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected;
    return fail("limited", { retryAfterSeconds: Math.max(1, Math.ceil(rejected.msBeforeNext / 1000)) });
  }
}

export type Reserved = Result<{ giveBack: () => Promise<unknown> }, "limited", Wait>;

/** Takes one point of each limit, or none at all. `giveBack` undoes it. */
export async function reserve(...limits: Limit[]): Promise<Reserved> {
  const taken: Limit[] = [];
  const giveBack = () => Promise.all(taken.map(([limiter, key]) => limiter.reward(key)));
  for (const limit of limits) {
    const consumed = await consume(limit);
    // A limiter counts what it refuses, too.
    taken.push(limit);
    if (!consumed.ok) {
      await giveBack();
      return consumed;
    }
  }
  return { ok: true, giveBack };
}
