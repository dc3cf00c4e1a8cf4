import "server-only";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** A limit's name in the store, and how many points a key has in a span of time. */
export interface LimitRule {
  keyPrefix: string;
  points: number;
  /** In seconds. */
  duration: number;
}

/** Makes the counter of a rule. The seam between the rules and the store that counts. */
export type CreateLimiter = (rule: LimitRule) => RateLimiterAbstract;

/** Counts in this process alone, and forgets with it. */
export const createMemoryLimiter: CreateLimiter = (rule) => new RateLimiterMemory(rule);

/** Whether a try is within its limits; if not, in how many seconds the next one may be. */
export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** One point of a limit, for whom `key` names. */
export interface Claim {
  limiter: RateLimiterAbstract;
  key: string;
}

async function giveBack(claims: readonly Claim[]): Promise<void> {
  await Promise.all(claims.map(({ limiter, key }) => limiter.reward(key)));
}

/**
 * Takes one point from each limit in turn and stops at the first that has none left. What the earlier ones gave is given
 * back then: a refused try has used nothing up. A broken store throws.
 */
export async function consumeInTurn(claims: readonly Claim[]): Promise<Verdict> {
  for (const [index, { limiter, key }] of claims.entries()) {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await giveBack(claims.slice(0, index));
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
  }
  return { allowed: true };
}
