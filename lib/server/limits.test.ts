import { beforeEach, expect, it, vi } from "vitest";
import { consumeInTurn, createMemoryLimiter } from "./limits";

beforeEach(() => void vi.useFakeTimers());

const makeLimiter = (keyPrefix: string, points: number) => createMemoryLimiter({ keyPrefix, points, duration: 600 });

it("gives back what the earlier limits took when a later one refuses", async () => {
  const [wide, narrow] = [makeLimiter("wide", 2), makeLimiter("narrow", 1)];
  const claims = [
    { limiter: wide, key: "a" },
    { limiter: narrow, key: "a" },
  ];
  expect(await consumeInTurn(claims)).toEqual({ allowed: true });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await consumeInTurn(claims)).toEqual({ allowed: false, retryAfterSeconds: 600 });
  }
  expect(await consumeInTurn([{ limiter: wide, key: "a" }])).toEqual({ allowed: true });
  expect(await consumeInTurn([{ limiter: wide, key: "a" }])).toMatchObject({ allowed: false });
});

it("throws what a broken store throws", async () => {
  const broken = Object.assign(makeLimiter("broken", 1), { consume: () => Promise.reject(new Error("down")) });
  await expect(consumeInTurn([{ limiter: broken, key: "a" }])).rejects.toThrow("down");
});
