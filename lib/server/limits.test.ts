import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openServerStore } from "./database/server";
import { openTestStores, serveStore } from "./database/test/stores";
import { clearLimits, consumeInTurn, createLimiter, giveBack } from "./limits";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));

vi.stubEnv("NEXTAUTH_SECRET", "a secret of more than 32 characters");

const stores = await openTestStores();
afterAll(() => stores.remove());

const ALLOWED = { allowed: true };
const REFUSED = { allowed: false, retryAfterSeconds: expect.any(Number) };

let rules = 0;
const make = (points: number, duration = 60) => createLimiter({ keyPrefix: `rule-${(rules += 1)}`, points, duration });

const shared = stores.list.filter(({ name }) => name !== "the embedded store");
const kinds = [{ name: "in memory", databaseUrl: "pglite:nowhere", use: () => undefined }, ...shared].map((kind) => ({
  databaseUrl: "postgres://somewhere",
  ...kind,
}));

describe.each(kinds)("limits of $name", ({ use, databaseUrl }) => {
  beforeEach(() => {
    use();
    vi.stubEnv("DATABASE_URL", databaseUrl);
  });

  it("allow so many, then tell how long to wait", async () => {
    const limiter = make(2);
    for (const verdict of [ALLOWED, ALLOWED, REFUSED]) {
      expect(await consumeInTurn([{ limiter, key: "a" }])).toEqual(verdict);
    }
    const last = await consumeInTurn([{ limiter, key: "a" }]);
    expect(last.allowed ? 0 : last.retryAfterSeconds).toBeGreaterThan(50);
    expect(await consumeInTurn([{ limiter, key: "b" }])).toEqual(ALLOWED);
  });

  it("use nothing up by what is refused elsewhere", async () => {
    const [first, second] = [make(3), make(1)];
    const claims = [
      { limiter: first, key: "a" },
      { limiter: second, key: "a" },
    ];
    expect(await consumeInTurn(claims)).toEqual(ALLOWED);
    for (let tries = 0; tries < 5; tries += 1) expect(await consumeInTurn(claims)).toEqual(REFUSED);
    for (const verdict of [ALLOWED, ALLOWED, REFUSED]) {
      expect(await consumeInTurn([{ limiter: first, key: "a" }])).toEqual(verdict);
    }
  });

  it("let many at once not slip past", async () => {
    const limiter = make(5);
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => consumeInTurn([{ limiter, key: "a" }])));
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  it("can be given back and cleared", async () => {
    const limiter = make(1);
    const claims = [{ limiter, key: "a" }];
    await consumeInTurn(claims);
    await giveBack(claims);
    expect(await consumeInTurn(claims)).toEqual(ALLOWED);
    expect(await consumeInTurn(claims)).toEqual(REFUSED);
    await clearLimits(claims);
    expect(await consumeInTurn(claims)).toEqual(ALLOWED);
  });
});

const { server } = stores;
if (server) {
  describe("limits of a server", () => {
    beforeEach(() => void vi.stubEnv("DATABASE_URL", "postgres://somewhere"));

    it("cost it nothing once it has refused", async () => {
      const store = await openServerStore(await server.createDatabase());
      const ask = vi.fn(store.query);
      serveStore(async () => ({ ...store, query: ask }));
      const claims = [
        { limiter: make(9), key: "a" },
        { limiter: make(1), key: "a" },
      ];
      await consumeInTurn(claims);
      await consumeInTurn(claims);
      ask.mockClear();
      for (let tries = 0; tries < 5; tries += 1) expect(await consumeInTurn(claims)).toEqual(REFUSED);
      expect(ask).not.toHaveBeenCalled();
      await store.close();
    });

    it("are counted in memory while it is away, and nobody waits for it twice", async () => {
      const answer = vi.fn(() => wait(1_000).then(() => Promise.reject(new Error("Query read timeout"))));
      serveStore(async () => ({ query: answer, close: async () => undefined }));
      const limiter = make(2);
      for (const verdict of [ALLOWED, ALLOWED, REFUSED]) {
        expect(await consumeInTurn([{ limiter, key: "a" }])).toEqual(verdict);
      }
      expect(answer).toHaveBeenCalledTimes(1);
    });
  });
}
