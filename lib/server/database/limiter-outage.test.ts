import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { consumeInTurn } from "@/lib/server/limits";
import { log } from "@/lib/server/log";
import { createPostgresLimiter } from "./postgres-limiter";
import type { Store } from "./store";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));
beforeEach(() => vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const RULE = { keyPrefix: "test", points: 2, duration: 600 };
const KEPT_MS = 5_000;
const QUERY_TIMEOUT_MS = 6_000;
/** One outage, from its first failure to its end. */
const OUTAGE_LINES = [
  ["warn", "limits-in-memory"],
  ["info", "limits-back"],
];
const answer = { rows: [{ points: 1, expire: null }] };

/** Two limits over a pool of which the test says how it answers. */
function makeLimits(open?: () => Promise<Store>) {
  const query = vi.fn<() => Promise<object>>();
  const create = createPostgresLimiter(open ?? (async () => ({ pool: { query } }) as unknown as Store));
  const claims = [create(RULE), create({ ...RULE, keyPrefix: "other" })].map((limiter) => ({ limiter, key: "key" }));
  return { query, claims };
}

describe("limits whose server is away", () => {
  it("ask one that refuses at once each time, so that it counts again as soon as it is back", async () => {
    const { query, claims } = makeLimits();
    query.mockRejectedValueOnce(new Error("connect ECONNREFUSED"));
    query.mockResolvedValue(answer);
    expect(await consumeInTurn(claims)).toEqual({ allowed: true });
    expect(query).toHaveBeenCalledTimes(2);
    expect(vi.mocked(log).mock.calls).toEqual(OUTAGE_LINES);
  });

  it("ask a silent one once, say so once, and count in memory for a while", async () => {
    const { query, claims } = makeLimits();
    query.mockImplementation(async () => {
      vi.advanceTimersByTime(QUERY_TIMEOUT_MS);
      throw new Error("Query read timeout");
    });
    expect(await consumeInTurn(claims)).toEqual({ allowed: true });
    expect(await consumeInTurn(claims)).toEqual({ allowed: true });
    expect(await consumeInTurn(claims)).toMatchObject({ allowed: false });
    expect(query).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(KEPT_MS + 1);
    await consumeInTurn(claims);
    expect(query).toHaveBeenCalledTimes(2);
    expect(log).toHaveBeenCalledTimes(1);

    vi.advanceTimersByTime(KEPT_MS + 1);
    query.mockResolvedValue(answer);
    expect(await consumeInTurn(claims)).toEqual({ allowed: true });
    expect(query).toHaveBeenCalledTimes(4);
    expect(vi.mocked(log).mock.calls).toEqual(OUTAGE_LINES);
  });

  it("wait two seconds at most for a store that is still being opened", async () => {
    const { claims } = makeLimits(() => new Promise(() => {}));
    const verdict = consumeInTurn(claims);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await verdict).toEqual({ allowed: true });
  });
});
