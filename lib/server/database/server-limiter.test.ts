import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestStores } from "./test/stores";
import { clear, consumeInTurn, createLimiter, createMemoryLimiter, refund } from "@/lib/server/limits";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));

vi.stubEnv("NEXTAUTH_SECRET", "a secret of more than 32 characters");

const stores = await openTestStores();
afterAll(() => stores.remove());

const ALLOWED = null;
const REFUSED = { retryAfterSeconds: expect.any(Number) };

let rules = 0;
const make = (points: number) => createLimiter({ keyPrefix: `rule-${(rules += 1)}`, points, duration: 60 });

describe.each(stores.list)("limits with $name", ({ name, use, store }) => {
  beforeEach(() => {
    use();
    vi.stubEnv("DATABASE_URL", name === "the embedded store" ? "pglite:nowhere" : "postgres://somewhere");
  });

  it("a limit allows a fixed number of attempts, then reports how long to wait", async () => {
    const limiter = make(2);
    for (const verdict of [ALLOWED, ALLOWED, REFUSED]) {
      expect(await consumeInTurn([{ limiter, key: "a" }])).toEqual(verdict);
    }
    const last = await consumeInTurn([{ limiter, key: "a" }]);
    expect(last?.retryAfterSeconds).toBeGreaterThan(50);
    expect(await consumeInTurn([{ limiter, key: "b" }])).toEqual(ALLOWED);
  });

  it("an attempt that one limit refuses is refunded to the others, and further attempts do not query the store", async () => {
    const [first, second] = [make(3), make(1)];
    const claims = [
      { limiter: first, key: "a" },
      { limiter: second, key: "a" },
    ];
    expect(await consumeInTurn(claims)).toEqual(ALLOWED);
    expect(await consumeInTurn(claims)).toEqual(REFUSED);
    const ask = vi.spyOn(store, "query");
    for (let tries = 0; tries < 5; tries += 1) expect(await consumeInTurn(claims)).toEqual(REFUSED);
    expect(ask).not.toHaveBeenCalled();
    for (const verdict of [ALLOWED, ALLOWED, REFUSED]) {
      expect(await consumeInTurn([{ limiter: first, key: "a" }])).toEqual(verdict);
    }
  });

  it("parallel attempts cannot exceed a limit", async () => {
    const limiter = make(5);
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => consumeInTurn([{ limiter, key: "a" }])));
    expect(verdicts.filter((verdict) => verdict === null)).toHaveLength(5);
  });

  it("an attempt can be refunded, and a limit cleared", async () => {
    const limiter = make(1);
    const claims = [{ limiter, key: "a" }];
    await consumeInTurn(claims);
    await refund(claims);
    expect(await consumeInTurn(claims)).toEqual(ALLOWED);
    expect(await consumeInTurn(claims)).toEqual(REFUSED);
    await Promise.all(claims.map(clear));
    expect(await consumeInTurn(claims)).toEqual(ALLOWED);
  });
});

it("in-memory limits keep at most 100,000 keys, never drop an active key, and make further keys share one counter", async () => {
  const known = createMemoryLimiter({ keyPrefix: "known", points: 2, duration: 60 });
  const flooded = createMemoryLimiter({ keyPrefix: "flooded", points: 2, duration: 60 });
  const ask = (limiter: typeof known, key: string) => consumeInTurn([{ limiter, key }]);
  await ask(known, "a");
  for (let key = 0; key < 110_000; key += 1) await ask(flooded, `stranger ${key}`);
  expect(flooded.dump().storage.length).toBeLessThanOrEqual(100_000);
  expect(await ask(flooded, "one more")).toEqual(REFUSED);
  for (const verdict of [ALLOWED, REFUSED]) expect(await ask(known, "a")).toEqual(verdict);
  expect(await ask(flooded, "stranger 7")).toEqual(ALLOWED);
});

it("in-memory limits drop a key once all its attempts are refunded", async () => {
  const limiter = createMemoryLimiter({ keyPrefix: "returned", points: 3, duration: 60 });
  const claims = [{ limiter, key: "a" }];
  await consumeInTurn(claims);
  await consumeInTurn(claims);
  for (const left of [1, 0]) {
    await refund(claims);
    expect(limiter.dump().storage.map(({ value }) => value)).toEqual(left ? [left] : []);
  }
});
