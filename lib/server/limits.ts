import "server-only";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** A limit's name in the store, and how many points a key has in a span of time. */
export interface LimitRule {
  keyPrefix: string;
  points: number;
  duration: number;
}

/** Makes the counter of a rule. The seam between the rules and the store that counts. */
export type CreateLimiter = (rule: LimitRule) => RateLimiterAbstract;

export const createMemoryLimiter: CreateLimiter = (rule) => new RateLimiterMemory(rule);

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface Claim {
  limiter: RateLimiterAbstract;
  key: string;
}

/** Takes one point from each limit in turn and stops at the first that has none left. A broken store throws. */
export async function consumeInTurn(claims: readonly Claim[]): Promise<Verdict> {
  for (const { limiter, key } of claims) {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
  }
  return { allowed: true };
}
