import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { shareBriefly } from "./check-health";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks once for all who come at once or shortly after, then again", async () => {
  const work = vi.fn(async () => work.mock.calls.length);
  const ask = shareBriefly(2_000, work);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(1_999);
  expect(await ask()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await ask()).toBe(2);
});
