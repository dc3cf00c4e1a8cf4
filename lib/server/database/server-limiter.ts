import "server-only";
import { type RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { getEnv } from "@/lib/server/env";
import type { LimitRule } from "@/lib/server/limits";
import { askStore, readDatabase } from "./database";

/** Whether the store is a PostgreSQL server, which several processes may share. */
export const hasServer = () => getEnv().secret !== null && /^postgres/.test(readDatabase().values?.DATABASE_URL ?? "");

/** Counts on the server; in memory while it is away. */
export function createServerLimiter(rule: LimitRule, memory: RateLimiterMemory): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...rule,
    // The limiter names its statements, which would collide behind a pooler.
    storeClient: { query: ({ text, values }: { text: string; values: unknown[] }) => askStore(text, values) },
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: memory,
  });
}
