import "server-only";
import type { QueryConfig } from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { getEnv } from "@/lib/server/env";
import { type CreateLimiter, createMemoryLimiter } from "@/lib/server/limits";
import { log } from "@/lib/server/log";
import { oncePerProcess } from "@/lib/server/once-per-process";
import type { Store } from "./store";
import { getStore, within } from "./with-store";

/** A visitor waits this long at most for a store that is still being opened. */
const OPEN_TIMEOUT_MS = 2_000;
/** A server that refuses answers sooner, and can be asked again at once; one that takes longer is silent. */
const SILENT_AFTER_MS = 500;
/** After a silence nobody waits for the next one: memory counts until then. */
const RETRY_AFTER_MS = 5_000;

/** Speaks like a pool, but opens the store only when a limit is first asked for, and remembers a silence for a while. */
function lazyPool(open: () => Promise<Store>) {
  let failure: { error: unknown; retryAt: number } | null = null;

  async function ask(query: QueryConfig) {
    const { pool } = await within(OPEN_TIMEOUT_MS, open());
    if (!pool) throw new Error("The embedded store counts no limits");
    return pool.query(query);
  }

  return {
    async query(query: QueryConfig) {
      const askedAt = performance.now();
      if (failure && askedAt < failure.retryAt) throw failure.error;
      try {
        const result = await ask(query);
        if (failure) log("info", "limits-back");
        failure = null;
        return result;
      } catch (error) {
        if (!failure) log("warn", "limits-in-memory");
        const failedAt = performance.now();
        failure = { error, retryAt: failedAt - askedAt < SILENT_AFTER_MS ? failedAt : failedAt + RETRY_AFTER_MS };
        throw error;
      }
    },
  };
}

/** Counts on a PostgreSQL server, so that all processes share their limits; in memory while it cannot be reached. */
export function createPostgresLimiter(open: () => Promise<Store>): CreateLimiter {
  const storeClient = lazyPool(open);
  return (rule) =>
    new RateLimiterPostgres({
      ...rule,
      storeClient,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: true,
      insuranceLimiter: createMemoryLimiter(rule),
    });
}

function hasServer(): boolean {
  const { secret, databaseUrl } = getEnv();
  return secret !== null && databaseUrl !== null && !databaseUrl.startsWith("pglite:");
}

/** One for all limits, so that they learn together that the server is away. */
const getServerLimiter = oncePerProcess("server-limiter", () => createPostgresLimiter(getStore));

/** The limiters of this environment: shared through the server where one is configured, else in this process. */
export const createLimiter: CreateLimiter = (rule) => (hasServer() ? getServerLimiter() : createMemoryLimiter)(rule);
