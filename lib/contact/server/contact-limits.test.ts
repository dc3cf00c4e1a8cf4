import { RateLimiterMemory } from "rate-limiter-flexible";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createContactLimits, createSentMessages } from "./contact-limits";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function create(hourlyLimit: number, dailyLimit: number) {
  vi.stubEnv("CONTACT_HOURLY_LIMIT", String(hourlyLimit));
  vi.stubEnv("CONTACT_DAILY_LIMIT", String(dailyLimit));
  return createContactLimits();
}

async function countAllowed(limits: ReturnType<typeof create>, client: string | undefined, tries: number) {
  let allowed = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if ((await limits.consume(client)) === null) allowed += 1;
  }
  return allowed;
}

it("allows a client 5 messages in ten minutes and 20 a day, and says when to retry", async () => {
  const limits = create(60, 150);
  const allowed: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    allowed.push(await countAllowed(limits, "a", 9));
    if (round === 0) expect(await limits.consume("a")).toEqual({ retryAfterSeconds: 600 });
    vi.advanceTimersByTime(600_000);
  }
  expect(allowed).toEqual([5, 5, 5, 5, 0, 0]);
  expect(await countAllowed(limits, "b", 1)).toBe(1);
});

it("limits the total per hour and per day, including messages from unknown clients", async () => {
  const limits = create(3, 4);
  expect(await countAllowed(limits, "a", 2)).toBe(2);
  expect(await countAllowed(limits, undefined, 2)).toBe(1);
  vi.advanceTimersByTime(3_600_000);
  expect(await countAllowed(limits, "c", 2)).toBe(1);
  expect(await countAllowed(create(8, 150), undefined, 20)).toBe(8);
});

it("lets only one of several simultaneous requests send a message, and remembers the delivery for a day", async () => {
  const sent = createSentMessages();
  const states = await Promise.all([sent.claim("k"), sent.claim("k"), sent.claim("k")]);
  expect(states).toEqual(["new", "pending", "pending"]);
  await sent.settle("k", true);
  vi.advanceTimersByTime(23 * 3_600_000);
  expect(await sent.claim("k")).toBe("sent");
  vi.advanceTimersByTime(2 * 3_600_000);
  expect(await sent.claim("k")).toBe("new");
});

it("does not send a message that another request delivers during the claim", async () => {
  let answer = Promise.resolve();
  const { get } = RateLimiterMemory.prototype;
  const reads = vi.spyOn(RateLimiterMemory.prototype, "get").mockImplementation(async function (
    this: RateLimiterMemory,
    key,
  ) {
    const row = await get.call(this, key);
    return answer.then(() => row);
  });
  const sent = createSentMessages();
  expect(await sent.claim("k")).toBe("new");
  let release = () => {};
  answer = new Promise((resolve) => (release = resolve));
  const second = sent.claim("k");
  await sent.settle("k", true);
  answer = Promise.resolve();
  release();
  expect(await second).toBe("sent");
  expect(await sent.claim("k")).toBe("sent");
  reads.mockRestore();
});

it("allows a message to be sent again if it was not delivered or its process died", async () => {
  const sent = createSentMessages();
  await sent.claim("k");
  await sent.settle("k", false);
  expect(await sent.claim("k")).toBe("new");
  // Wait longer than the 17.4 s that `sendMessage` can take.
  vi.advanceTimersByTime(18_000);
  expect(await sent.claim("k")).toBe("pending");
  vi.advanceTimersByTime(43_000);
  expect(await sent.claim("k")).toBe("new");
});
