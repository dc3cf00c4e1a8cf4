import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { postMessage } from "./post-message";

/** Two provider calls of 8 s and the pause between them, at most 1.4 s. */
const SERVER_WORST_CASE_MS = 17_400;

const startedAt = Date.now();
const draft = { name: "Ada", email: "ada@example.com", subject: "Hello", message: "A few lines." };

/** Posts while the clock jumps from one wait to the next; records when each request was made. */
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

it("waits for a pending message's reply as long as the server may take", async () => {
  const pending = { ok: false, code: "pending" };
  const { reply } = await post((elapsedMs) => (elapsedMs < SERVER_WORST_CASE_MS ? pending : { ok: true }));
  expect(reply).toEqual({ ok: true });
});

it("stops polling a message that stays pending, without a last wait", async () => {
  const { reply, askedAt } = await post(() => ({ ok: false, code: "pending" }));
  expect(reply).toEqual({ ok: false, code: "pending" });
  expect(Date.now() - startedAt).toBe(askedAt.at(-1));
});
