import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { postMessage } from "./post-message";

/** Two provider calls of 8 s each, plus a pause of at most 1.4 s. */
const SERVER_WORST_CASE_MS = 17_400;

const startedAt = Date.now();
const draft = { name: "Ada", email: "ada@example.com", subject: "Hello", message: "A few lines." };

/** Posts a message under a simulated clock, and records when each request is sent. */
async function post(readReply: (elapsedMs: number) => object) {
  const askedAt: number[] = [];
  vi.stubGlobal("fetch", async () => {
    askedAt.push(Date.now() - startedAt);
    return Response.json(readReply(Date.now() - startedAt));
  });
  let reply: object | undefined;
  void postMessage(draft, "key").then((answer) => (reply = answer));
  while (!reply) await vi.advanceTimersToNextTimerAsync();
  return { reply, askedAt };
}

beforeEach(() => void vi.useFakeTimers({ now: startedAt }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("keeps polling a pending message for as long as the server may take", async () => {
  const pending = { ok: false, code: "pending" };
  const { reply } = await post((elapsedMs) => (elapsedMs < SERVER_WORST_CASE_MS ? pending : { ok: true }));
  expect(reply).toEqual({ ok: true });
});

it("gives up on a message that stays pending, without waiting after the last request", async () => {
  const { reply, askedAt } = await post(() => ({ ok: false, code: "pending" }));
  expect(reply).toEqual({ ok: false, code: "pending" });
  expect(Date.now() - startedAt).toBe(askedAt.at(-1));
});
