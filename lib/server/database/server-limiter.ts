import "server-only";
import { type RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { getEnv } from "@/lib/server/env";
import type { LimitRule } from "@/lib/server/limits";
import { askStore, readDatabase } from "./database";

/** Whether the store is a PostgreSQL server, which several processes may share. */
export const hasServer = () => getEnv().secret !== null && /^postgres/.test(readDatabase().values?.DATABASE_URL ?? "");

/** Counts on the PostgreSQL server, or in memory while the server is down. */
export function createServerLimiter(rule: LimitRule, memory: RateLimiterMemory): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...rule,
    // Leave out the limiter's statement names, which could collide behind a connection pooler.
    storeClient: { query: ({ text, values }: { text: string; values: unknown[] }) => askStore(text, values) },
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: memory,
  });
}
