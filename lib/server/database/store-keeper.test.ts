import { DrizzleQueryError } from "drizzle-orm/errors";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Store, StoreUnavailable } from "./store";
import { isRetryable, judgeDamage } from "./store-errors";
import { type Attempt, createStoreKeeper } from "./store-keeper";
import { locateStore } from "./with-store";

afterEach(() => vi.useRealTimers());

const STORE = { close: async () => {} } as Store;

describe("the keeper of the store", () => {
  it("opens once for many who come at once", async () => {
    const open = vi.fn(async () => STORE);
    const keeper = createStoreKeeper(open);
    expect(keeper.peek()).toBeNull();
    await Promise.all([keeper.get(), keeper.get(), keeper.get()]);
    expect(open).toHaveBeenCalledTimes(1);
    expect(keeper.peek()).toBe(STORE);
  });

  it("answers a failure at once for a while, then tries again without patience", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const open = vi.fn(async (_attempt: Attempt) => STORE).mockRejectedValueOnce(new StoreUnavailable("locked"));
    const keeper = createStoreKeeper(open);
    await expect(keeper.get()).rejects.toMatchObject({ fault: "locked" });
    await expect(keeper.get()).rejects.toMatchObject({ fault: "locked" });
    expect(open).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_001);
    expect(await keeper.get()).toBe(STORE);
    expect(open.mock.calls.map(([attempt]) => attempt.isFirst)).toEqual([true, false]);
  });

  it("opens anew after the store was lost or dropped", async () => {
    let loseLock = () => {};
    const open = vi.fn(async ({ onLost }: { onLost?: () => void }) => {
      loseLock = onLost ?? loseLock;
      return STORE;
    });
    const keeper = createStoreKeeper(open);
    await keeper.get();
    loseLock();
    await keeper.get();
    await keeper.drop(STORE);
    await keeper.get();
    expect(open).toHaveBeenCalledTimes(3);
  });

  it("keeps a healthy store whatever happens late to the one before", async () => {
    const close = vi.fn(async () => {});
    const losses: (() => void)[] = [];
    const keeper = createStoreKeeper(async ({ onLost }) => {
      if (onLost) losses.push(onLost);
      return { ...STORE, close };
    });
    const first = await keeper.get();
    await keeper.drop(first);
    const second = await keeper.get();
    await keeper.drop(first);
    losses[0]?.();
    expect(keeper.peek()).toBe(second);
    expect(await keeper.get()).toBe(second);
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe("what an error says of the store", () => {
  const failed = (cause: Error) => new DrizzleQueryError("select", [], cause);
  const coded = (code: string) => Object.assign(new Error("x"), { code });

  it.each([
    ["a refused connection", coded("ECONNREFUSED"), "outage"],
    ["a server that is shutting down", failed(coded("57P01")), "outage"],
    ["a statement cut off by its time limit", failed(coded("57014")), "outage"],
    ["a pool without a free connection", new Error("timeout exceeded when trying to connect"), "outage"],
    ["a connection that broke", failed(new Error("Connection terminated unexpectedly")), "outage"],
    ["tables that are gone", failed(coded("42P01")), "reopen"],
    ["an engine that has stopped", failed(new Error("Aborted()")), "reopen"],
    ["a violated constraint", failed(coded("23505")), "none"],
    ["a mistake in our own code", new TypeError("x is undefined"), "none"],
  ])("%s", (_what, error, damage) => expect(judgeDamage(error)).toBe(damage));

  it("knows what may pass when it is tried again", () => {
    expect(isRetryable(failed(coded("40001")))).toBe(true);
    expect(isRetryable(failed(coded("40P01")))).toBe(true);
    expect(isRetryable(failed(coded("23505")))).toBe(false);
  });
});

describe("where the store is", () => {
  const env = { secret: "x", databaseUrl: "pglite:.data/accounts", isServerless: false };

  it("is the folder, or the server", () => {
    expect(locateStore(env)).toMatchObject({ kind: "embedded" });
    expect(locateStore({ ...env, databaseUrl: "postgres://h/d", isServerless: true })).toEqual({
      kind: "server",
      url: "postgres://h/d",
    });
  });

  it.each([
    ["serverless", { isServerless: true }],
    ["not-configured", { secret: null }],
    ["not-configured", { databaseUrl: null }],
  ])("is nowhere: %s", (fault, change) => {
    expect(() => locateStore({ ...env, ...change })).toThrow(expect.objectContaining({ fault }));
  });
});
