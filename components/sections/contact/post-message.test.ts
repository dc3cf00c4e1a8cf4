import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { postMessage } from "./post-message";

/** Two calls of the provider, 8 s each, and the pause between them: 1.1 s and up to 0.3 s. */
const SERVER_WORST_CASE_MS = 17_400;

const draft = { name: "Ada", email: "ada@example.com", subject: "Hello", message: "A few lines." };

/** A site that still has the same message on its way, from before a reload. */
function stubSite(readReply: () => object) {
  const post = vi.fn(async () => Response.json(readReply()));
  vi.stubGlobal("fetch", post);
  return post;
}

/** Lets the clock jump from one waiting time to the next. */
async function settle(reply: ReturnType<typeof postMessage>) {
  let isSettled = false;
  void reply.finally(() => (isSettled = true));
  while (!isSettled) await vi.advanceTimersToNextTimerAsync();
  return reply;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("postMessage", () => {
  it("waits for the first answer of the same message for as long as the server may take", async () => {
    const startedAt = Date.now();
    stubSite(() => (Date.now() - startedAt < SERVER_WORST_CASE_MS ? { ok: false, code: "pending" } : { ok: true }));
    expect(await settle(postMessage(draft, "key"))).toEqual({ ok: true });
  });

  it("gives up on a message that stays on its way, and does not wait after its last question", async () => {
    const askedAt: number[] = [];
    const startedAt = Date.now();
    stubSite(() => {
      askedAt.push(Date.now() - startedAt);
      return { ok: false, code: "pending" };
    });
    expect(await settle(postMessage(draft, "key"))).toEqual({ ok: false, code: "pending" });
    expect(Date.now() - startedAt).toBe(askedAt.at(-1));
  });

  it("asks once for any other answer", async () => {
    const post = stubSite(() => ({ ok: false, code: "too-many-requests" }));
    expect(await settle(postMessage(draft, "key"))).toEqual({ ok: false, code: "too-many-requests" });
    expect(post).toHaveBeenCalledTimes(1);
  });
});
