import { afterEach, expect, it, vi } from "vitest";
import { checkHealth, PROBE_LIMIT_MS } from "./health";

const isMisconfigured = false;
const dead = { name: "db", isConfigured: true, isMisconfigured, probe: () => Promise.reject(new Error("down")) };
const silent = { name: "db", isConfigured: true, isMisconfigured, probe: () => new Promise<void>(() => undefined) };
const alive = { name: "mail", isConfigured: true, isMisconfigured, probe: () => Promise.resolve() };
const off = { name: "auth", isConfigured: false, isMisconfigured };
const broken = { name: "auth", isConfigured: false, isMisconfigured: true };

afterEach(() => vi.useRealTimers());

it("is alive while a part is dead, and asks no part", async () => {
  expect(await checkHealth([dead, alive, off], false)).toEqual({
    isHealthy: true,
    checks: { db: "configured", mail: "configured", auth: "off" },
  });
});

it("asks every part when told to go deep", async () => {
  expect(await checkHealth([dead, alive, off], true)).toEqual({
    isHealthy: false,
    checks: { db: "failed", mail: "ok", auth: "off" },
  });
});

it("gives a part that stays silent one second", async () => {
  vi.useFakeTimers();
  const health = checkHealth([silent, alive], true);
  let isSettled = false;
  void health.then(() => (isSettled = true));
  await vi.advanceTimersByTimeAsync(PROBE_LIMIT_MS - 1);
  expect(isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await health).toEqual({ isHealthy: false, checks: { db: "failed", mail: "ok" } });
});

it("tells a part that its owner wanted and set wrong from one that is off", async () => {
  expect(await checkHealth([broken], false)).toEqual({ isHealthy: true, checks: { auth: "misconfigured" } });
  expect(await checkHealth([broken], true)).toEqual({ isHealthy: false, checks: { auth: "misconfigured" } });
  expect(await checkHealth([off], true)).toEqual({ isHealthy: true, checks: { auth: "off" } });
});
