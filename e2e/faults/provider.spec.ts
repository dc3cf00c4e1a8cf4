import { randomUUID } from "node:crypto";
import { expect, test } from "@/e2e/support/fixtures";
import { openWebServer } from "@/e2e/support/open-server";
import { json, post } from "@/e2e/support/post-contact";

/** The provider is given eight seconds; the rest is for a busy machine. */
const LONGEST_ANSWER_MS = 10_000;

const failure = (message?: string) => ({ status: 502, reply: { ok: false, code: "other-failure", message } });
const unexpected = { status: 504, reply: { ok: false, code: "unexpected" } };
const sent = { status: 200, reply: { ok: true } };

/** What a visitor's form hears for everything that the provider can do, and how often the provider is asked. */
const CASES: Record<string, { status: number; reply: object; calls?: number }> = {
  ok: sent,
  slow: sent,
  "200-unfinished": sent,
  "412-scopes": { status: 412, reply: { ok: false, code: "authentication" } },
  "412-grant": failure("Gmail_API: Invalid grant. Please reconnect your Gmail account"),
  "400": { status: 400, reply: { ok: false, code: "invalid-input" } },
  "403": failure("API calls are disabled for non-browser applications"),
  "403-private-key": failure("API calls in strict mode, but no private key was passed"),
  "404": failure("Account not found"),
  "422": failure("The recipients address is empty"),
  "426": failure("The monthly quota is reached"),
  "429": { status: 429, reply: { ok: false, code: "too-many-requests" }, calls: 2 },
  "500": failure("Internal Server Error"),
  "500-empty": failure(),
  "503-page": failure(),
  "500-binary": failure(),
  redirect: failure(),
  huge: failure("x".repeat(200)),
  hang: unexpected,
  "hang-after-headers": unexpected,
  reset: unexpected,
  broken: unexpected,
};

for (const [mode, { calls = 1, ...expected }] of Object.entries(CASES)) {
  test(`the provider's ${mode} becomes ${expected.status}`, async ({ sandbox }) => {
    const mark = randomUUID();
    await sandbox.answer({ mode, match: mark });
    const startedAt = performance.now();
    const { status, reply } = await post({ body: json({ message: mark }) });
    expect({ status, reply }).toEqual({ status: expected.status, reply: JSON.parse(JSON.stringify(expected.reply)) });
    expect(performance.now() - startedAt).toBeLessThan(LONGEST_ANSWER_MS);
    expect(await sandbox.calls(mark)).toHaveLength(calls);
    if (mode !== "200-unfinished") expect(await sandbox.messages(mark)).toHaveLength(expected.status === 200 ? 1 : 0);
  });
}

test("the table above holds everything that the sandbox can do", async ({ request, sandbox }) => {
  const response = await request.post(`${sandbox.url}/control`, { data: { mode: "no-such-mode" } });
  const { error } = (await response.json()) as { error: string };
  const modes = /must be one of: ([\w, -]+)/.exec(error)?.[1]?.split(", ");
  expect(modes?.sort()).toEqual(Object.keys(CASES).sort());
});

test("a provider that refuses connections is asked again once, then the visitor hears of it", async ({
  startAnotherSite,
}) => {
  const gone = await openWebServer(() => undefined);
  gone.close();
  const { url } = await startAnotherSite({ EMAILJS_ENDPOINT: gone.url });
  const startedAt = performance.now();
  expect(await post({ url, body: json() })).toMatchObject(unexpected);
  expect(performance.now() - startedAt).toBeGreaterThan(1_100);
});

test("any status with the word OK is a delivery, and 200 is one whatever it says", async ({ sandbox }) => {
  for (const answer of [
    { status: 202, text: "OK" },
    { status: 200, text: "One or more dynamic variables are corrupted" },
  ]) {
    const mark = randomUUID();
    await sandbox.answer({ mode: "ok", match: mark, ...answer });
    expect(await post({ body: json({ message: mark }) })).toMatchObject(sent);
  }
});

test("one answer of 'too many requests' is waited out", async ({ sandbox }) => {
  const mark = randomUUID();
  await sandbox.answer({ mode: "429", match: mark, times: 1 });
  expect(await post({ body: json({ message: mark }) })).toMatchObject(sent);
  expect(await sandbox.messages(mark)).toHaveLength(1);
});
