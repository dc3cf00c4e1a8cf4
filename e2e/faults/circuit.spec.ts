import { randomUUID } from "node:crypto";
import { expect, test } from "@/e2e/support/fixtures";
import { json, post } from "@/e2e/support/post-contact";

// The same as in lib/server/contact/contact-desk.ts.
const CALLS_TO_OPEN = 5;
const OPEN_MS = 30_000;
const AT_ONCE_MS = 1_000;

test("a provider that is gone is left alone after five calls, and used again half a minute later", async ({
  sandbox,
  startAnotherSite,
}) => {
  const { url, output } = await startAnotherSite({});
  const mark = randomUUID();
  const send = () => post({ url, body: json({ message: mark }) });

  await sandbox.answer({ mode: "reset", match: mark, times: CALLS_TO_OPEN });
  for (let call = 1; call <= CALLS_TO_OPEN; call += 1) expect(await send()).toMatchObject({ status: 504 });

  const openedAt = performance.now();
  expect(await send()).toMatchObject({ status: 503, reply: { ok: false, code: "unexpected" } });
  expect(performance.now() - openedAt).toBeLessThan(AT_ONCE_MS);
  expect(await sandbox.calls(mark)).toHaveLength(CALLS_TO_OPEN);
  expect(output()).toContain('"code":"circuit-open"');

  await expect.poll(async () => (await send()).status, { timeout: OPEN_MS + 10_000, intervals: [1_000] }).toBe(200);
  // A little early at most: the server's clock began before this one.
  expect(performance.now() - openedAt).toBeGreaterThan(OPEN_MS - 500);
  expect(await send()).toMatchObject({ status: 200 });
  expect(await sandbox.messages(mark)).toHaveLength(2);
});

test("a provider that answers, with whatever status, is never taken for gone", async ({
  sandbox,
  startAnotherSite,
}) => {
  const { url } = await startAnotherSite({});
  const mark = randomUUID();
  await sandbox.answer({ mode: "500", match: mark, times: 2 * CALLS_TO_OPEN });
  for (let call = 1; call <= 2 * CALLS_TO_OPEN; call += 1) {
    expect(await post({ url, body: json({ message: mark }) })).toMatchObject({ status: 502 });
  }
  expect(await post({ url, body: json({ message: mark }) })).toMatchObject({ status: 200 });
});
