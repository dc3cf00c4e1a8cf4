import "server-only";
import type { QueryConfig } from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { getEnv } from "@/lib/server/env";
import { type CreateLimiter, createMemoryLimiter } from "@/lib/server/limits";
import type { Store } from "./store";
import { getStore } from "./with-store";

/** Speaks like a pool, but opens the store only when a limit is first asked for. */
function lazyPool(open: () => Promise<Store>) {
  return {
    async query(query: QueryConfig) {
      const { pool } = await open();
      if (!pool) throw new Error("The embedded store counts no limits");
      return pool.query(query);
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

/** The limiters of this environment: shared through the server where one is configured, else in this process. */
export const createLimiter: CreateLimiter = (rule) =>
  (hasServer() ? createPostgresLimiter(getStore) : createMemoryLimiter)(rule);
