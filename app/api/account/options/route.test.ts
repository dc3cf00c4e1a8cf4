import { afterEach, expect, it, vi } from "vitest";
import { isStoreUsable } from "@/lib/server/database/with-store";
import { GET } from "./route";

vi.mock("@/lib/server/database/with-store", () => ({ isStoreUsable: vi.fn(async () => true) }));
vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));
afterEach(() => vi.useRealTimers());

const ask = async () => (await GET(new Request("http://localhost/"))).json();

it("asks the store once for all who come within two seconds", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(
    Array(3).fill(expect.objectContaining({ isAvailable: true })),
  );
  expect(isStoreUsable).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  vi.mocked(isStoreUsable).mockResolvedValueOnce(false);
  expect(await ask()).toMatchObject({ isAvailable: false });
});
