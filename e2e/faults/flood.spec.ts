import { randomUUID } from "node:crypto";
import { expect, test } from "@/e2e/support/fixtures";
import { openSilentServer } from "@/e2e/support/open-server";
import { type Answer, json, post } from "@/e2e/support/post-contact";

/** Messages of one client in ten minutes. */
const CLIENT_BURST_LIMIT = 5;
const HANGING_POSTS = 20;
const VISITS = 40;
/** Two workers on a busy machine; a page that waited for the provider would take eight seconds. */
const NOISE_MS = 500;

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const countStatus = (answers: Answer[], status: number) => answers.filter((answer) => answer.status === status).length;

/** The 95th percentile of visits made one after the other, in milliseconds. */
async function measureVisits(url: string): Promise<number> {
  const spans: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const startedAt = performance.now();
    const response = await fetch(url);
    expect(response.status).toBe(200);
    await response.text();
    spans.push(performance.now() - startedAt);
  }
  return spans.sort((a, b) => a - b)[Math.floor(VISITS * 0.95)] ?? Infinity;
}

test("a dead provider never slows the page", async ({ sandbox, startAnotherSite }) => {
  const { url } = await startAnotherSite({});
  await measureVisits(url);
  const calm = await measureVisits(url);

  const mark = randomUUID();
  await sandbox.answer({ mode: "hang", match: mark });
  let answered = 0;
  const posts = times(HANGING_POSTS, async () => {
    const answer = await post({ url, body: json({ message: mark }) });
    answered += 1;
    return answer;
  });
  await expect.poll(async () => (await sandbox.calls(mark)).length).toBe(HANGING_POSTS);
  const loaded = await measureVisits(url);
  expect(answered, "posts that were answered before the measurement was over").toBe(0);
  test
    .info()
    .annotations.push({ type: "p95 of /", description: `${calm.toFixed(1)} ms, then ${loaded.toFixed(1)} ms` });
  expect(loaded).toBeLessThan(calm + NOISE_MS);

  expect(countStatus(await Promise.all(posts), 504)).toBe(HANGING_POSTS);
});

test("a dead mail server and a dead store never slow the page", async ({ startAnotherSite }) => {
  const silent = await openSilentServer();
  try {
    const { url } = await startAnotherSite({
      SMTP_PORT: String(silent.port),
      DATABASE_URL: `postgres://portfolio@127.0.0.1:${silent.port}/portfolio`,
    });
    await measureVisits(url);
    const calm = await measureVisits(url);
    const link = JSON.stringify({ token: "unknown" });
    const posts = times(HANGING_POSTS, () => post({ url, path: "/api/account/link", body: link }));
    expect(await measureVisits(url)).toBeLessThan(calm + NOISE_MS);
    expect(countStatus(await Promise.all(posts), 503)).toBe(HANGING_POSTS);
    // Limits are counted in memory meanwhile, and hold.
    const client = { "x-forwarded-for": "10.2.2.2" };
    const answers = await Promise.all(times(8, () => post({ url, body: json(), headers: client })));
    expect([countStatus(answers, 200), countStatus(answers, 429)]).toEqual([CLIENT_BURST_LIMIT, 3]);
  } finally {
    silent.close();
  }
});
