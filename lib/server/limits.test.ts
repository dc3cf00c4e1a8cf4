import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestStores } from "./database/test/stores";
import { consume, createLimiter, reserve } from "./limits";
import { stubSettings } from "./test/stub-settings";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));

const stores = await openTestStores();
afterAll(() => stores.remove());

const ALLOWED = { ok: true };
const REFUSED = { ok: false, code: "limited", retryAfterSeconds: expect.any(Number) };

let rules = 0;
const make = (points: number, isReserved = false) =>
  createLimiter({ keyPrefix: `rule-${(rules += 1)}`, points, duration: 60, isReserved });

// Without NEXTAUTH_SECRET, because limits need no accounts.
describe.each(stores.list)("limits with $name", ({ name, use, store }) => {
  const isServer = name !== "the embedded store";
  beforeEach(() => {
    use();
    stubSettings({ DATABASE_URL: isServer ? "postgres://somewhere" : "pglite:nowhere" });
  });

  it("a limit allows a fixed number of attempts, then says how long to wait without asking the store", async () => {
    const ask = vi.spyOn(store, "query");
    const limiter = make(2);
    for (const verdict of [ALLOWED, ALLOWED, REFUSED]) expect(await consume([limiter, "a"])).toEqual(verdict);
    expect(ask.mock.calls.length > 0).toBe(isServer);
    ask.mockClear();
    const last = await consume([limiter, "a"]);
    expect(last.ok ? 0 : last.retryAfterSeconds).toBeGreaterThan(50);
    expect(ask).not.toHaveBeenCalled();
    expect(await consume([limiter, "b"])).toEqual(ALLOWED);
    await limiter.delete("a");
    expect(await consume([limiter, "a"])).toEqual(ALLOWED);
  });

  it("parallel attempts cannot exceed a limit", async () => {
    const limiter = make(5);
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => consume([limiter, "a"])));
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(5);
  });

  it("what is given back can be taken again, and a refused attempt takes nothing", async () => {
    const own = make(3, true);
    const forAll = make(2, true);
    const take = () => reserve([own, "a"], [forAll, "all"]);
    const taken = [await take(), await take()];
    for (let refused = 0; refused < 9; refused += 1) expect(await take()).toEqual(REFUSED);
    for (const one of taken) if (one.ok) await one.giveBack();
    expect([await take(), await take()]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await take()).toMatchObject({ ok: false });
    expect(await consume([own, "a"]), "one of three is left").toEqual(ALLOWED);
    expect(await consume([own, "a"])).toEqual(REFUSED);
  });

  it("of several limits, the first that is used up rejects", async () => {
    const first = make(1);
    const second = make(2);
    expect(await consume([first, "a"], [second, "a"])).toEqual(ALLOWED);
    expect(await consume([first, "a"], [second, "a"])).toEqual(REFUSED);
    expect(await consume([second, "a"])).toEqual(ALLOWED);
  });
});
