import "server-only";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { createServerLimiter, hasServer } from "./database/server-limiter";
import { oncePerProcess } from "./process-wide";

export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** How long a refusal is repeated from memory, without checking the limit again. */
const REFUSAL_KEPT_MS = MINUTE_SECONDS * 1000;
const REFUSALS_MAX = 10_000;

const KEYS_MAX = 100_000;
const OTHERS = "others";

export interface LimitRule {
  keyPrefix: string;
  points: number;
  duration: number;
}

const getMemoryLimiters = oncePerProcess("memory-limiters", (): MemoryLimiter[] => []);

/** Limits memory use: once there are KEYS_MAX counters, new keys share one counter, and existing counters are kept. */
class MemoryLimiter extends RateLimiterMemory {
  declare private readonly _memoryStorage: { _storage: ReadonlyMap<string, { value: number }> };

  private get counters() {
    return this._memoryStorage._storage;
  }

  private shareWhenFull(key: string | number): string | number {
    const isFull = () => getMemoryLimiters().reduce((sum, { counters }) => sum + counters.size, 0) >= KEYS_MAX;
    return !this.counters.has(this.getKey(key)) && isFull() ? OTHERS : key;
  }

  override consume(key: string | number) {
    return super.consume(this.shareWhenFull(key));
  }

  override reward(key: string | number) {
    const counted = this.shareWhenFull(key);
    const rewarded = super.reward(counted);
    if ((this.counters.get(this.getKey(counted))?.value ?? 0) <= 0) void super.delete(counted);
    return rewarded;
  }

  override delete(key: string | number) {
    return super.delete(this.shareWhenFull(key));
  }
}

export function createMemoryLimiter(rule: LimitRule): RateLimiterMemory {
  const limiter = new MemoryLimiter(rule);
  getMemoryLimiters().push(limiter);
  return limiter;
}

/** One point to consume from a limit. Without a key, the limit is skipped. */
export interface Claim {
  limiter: RateLimiterAbstract;
  key: string | null | undefined;
}

/** Counts on the PostgreSQL server if there is one, so that all processes share the limit, and otherwise in memory. */
export function createLimiter(rule: LimitRule): RateLimiterAbstract {
  const memory = createMemoryLimiter(rule);
  if (hasServer()) return createServerLimiter(rule, memory);
  return memory;
}

interface Refusal {
  until: number;
  keptUntil: number;
}

const refusals = new WeakMap<RateLimiterAbstract, Map<string, Refusal>>();

const refuseUntil = (until: number) => ({
  retryAfterSeconds: Math.max(1, Math.ceil((until - performance.now()) / 1000)),
});

function remember(limiter: RateLimiterAbstract, key: string, until: number): void {
  const known = refusals.get(limiter) ?? new Map<string, Refusal>();
  refusals.set(limiter, known);
  const [oldest = ""] = known.keys();
  if (known.size >= REFUSALS_MAX) known.delete(oldest);
  known.set(key, { until, keptUntil: Math.min(until, performance.now() + REFUSAL_KEPT_MS) });
}

export function recallRefusal(claims: readonly Claim[]) {
  for (const { limiter, key } of claims) {
    const known = key && refusals.get(limiter)?.get(key);
    if (known && known.keptUntil > performance.now()) return refuseUntil(known.until);
  }
  return null;
}

/** Returns null if all limits allow the attempt. Otherwise refunds the points that it consumed. */
export async function consumeInTurn(claims: readonly Claim[]) {
  const known = recallRefusal(claims);
  if (known) return known;
  for (const [index, { limiter, key }] of claims.entries()) {
    if (!key) continue;
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const until = performance.now() + refusal.msBeforeNext;
      remember(limiter, key, until);
      await refund(claims.slice(0, index));
      return refuseUntil(until);
    }
  }
  return null;
}

export async function refund(claims: readonly Claim[]): Promise<void> {
  await Promise.all(claims.map(({ limiter, key }) => key && limiter.reward(key)));
}

/** Deletes the count and any remembered refusal. */
export async function clear({ limiter, key }: Claim): Promise<void> {
  if (!key) return;
  refusals.get(limiter)?.delete(key);
  await limiter.delete(key);
}
