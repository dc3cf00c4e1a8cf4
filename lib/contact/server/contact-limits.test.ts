import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CreateLimiter, createMemoryLimiter } from "@/lib/server/limits";
import { createContactLimits, createSentMessages } from "./contact-limits";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TEN_MINUTES_MS = 600_000;

describe("the contact limits", () => {
  const create = (hourly = 60, daily = 150) =>
    createContactLimits(createMemoryLimiter, { contactHourlyLimit: hourly, contactDailyLimit: daily });

  async function countAllowed(limits: ReturnType<typeof create>, client: string | undefined, tries: number) {
    let allowed = 0;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      if ((await limits.consume(client)).allowed) allowed += 1;
    }
    return allowed;
  }

  it("lets a client send 5 in ten minutes and says when to come back", async () => {
    const limits = create();
    expect(await countAllowed(limits, "a", 9)).toBe(5);
    const verdict = await limits.consume("a");
    expect(verdict).toEqual({ allowed: false, retryAfterSeconds: 600 });
    expect(await countAllowed(limits, "b", 1)).toBe(1);
    vi.advanceTimersByTime(TEN_MINUTES_MS);
    expect(await countAllowed(limits, "a", 9)).toBe(5);
  });

  it("lets a client send 20 a day", async () => {
    const limits = create();
    let allowed = 0;
    for (let round = 0; round < 10; round += 1) {
      allowed += await countAllowed(limits, "a", 5);
      vi.advanceTimersByTime(TEN_MINUTES_MS);
    }
    expect(allowed).toBe(20);
  });

  it("caps all clients together by the hour and by the day", async () => {
    const limits = create(3, 4);
    expect(await countAllowed(limits, "a", 2)).toBe(2);
    expect(await countAllowed(limits, "b", 2)).toBe(1);
    vi.advanceTimersByTime(3_600_000);
    expect(await countAllowed(limits, "c", 2)).toBe(1);
  });

  it("does not let a client that is over its own limit use up the others' share", async () => {
    const limits = create(7, 150);
    await countAllowed(limits, "flood", 50);
    expect(await countAllowed(limits, "b", 2)).toBe(2);
  });

  it("costs a client nothing of its own share when all together have used up theirs", async () => {
    const limits = create(1);
    for (let hour = 0; hour < 5; hour += 1) {
      expect(await countAllowed(limits, "a", 1)).toBe(1);
      expect(await countAllowed(limits, "b", 5)).toBe(0);
      vi.advanceTimersByTime(3_600_000);
    }
    expect(await countAllowed(limits, "b", 1)).toBe(1);
  });

  it("counts visitors whose address nobody vouches for only among all together", async () => {
    expect(await countAllowed(create(8), undefined, 20)).toBe(8);
  });
});

describe("the sent messages", () => {
  it("gives a message one owner while it is on its way, and remembers its delivery for a day", async () => {
    const sent = createSentMessages(createMemoryLimiter);
    const states = await Promise.all([sent.claim("k"), sent.claim("k"), sent.claim("k")]);
    expect(states).toEqual(["new", "pending", "pending"]);
    await sent.settle("k", true);
    expect(await sent.claim("k")).toBe("sent");
    vi.advanceTimersByTime(23 * 3_600_000);
    expect(await sent.claim("k")).toBe("sent");
    vi.advanceTimersByTime(2 * 3_600_000);
    expect(await sent.claim("k")).toBe("new");
  });

  it("does not send again what was delivered between the two questions that a claim asks", async () => {
    let answer = Promise.resolve();
    const createSlowReader: CreateLimiter = (rule) => {
      const limiter = createMemoryLimiter(rule);
      const read = limiter.get.bind(limiter);
      return Object.assign(limiter, { get: async (key: string) => read(key).then((row) => answer.then(() => row)) });
    };
    const sent = createSentMessages(createSlowReader);
    expect(await sent.claim("k")).toBe("new");

    let release = () => {};
    answer = new Promise((resolve) => (release = resolve));
    const second = sent.claim("k");
    await sent.settle("k", true);
    answer = Promise.resolve();
    release();
    expect(await second).toBe("sent");
    expect(await sent.claim("k")).toBe("sent");
  });

  it("frees a message that was not delivered, or whose owner died", async () => {
    const sent = createSentMessages(createMemoryLimiter);
    await sent.claim("k");
    await sent.settle("k", false);
    expect(await sent.claim("k")).toBe("new");
    vi.advanceTimersByTime(61_000);
    expect(await sent.claim("k")).toBe("new");
  });
});
