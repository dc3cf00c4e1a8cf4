import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "@/e2e/support/fixtures";
import { type Answer, json, post } from "@/e2e/support/post-contact";
import { LOOPBACK } from "@/e2e/support/site-environment";

const HANGING_POSTS = 20;
const VISITS = 40;

const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
const countStatus = (answers: Answer[], status: number) => answers.filter((answer) => answer.status === status).length;

/** The 95th percentile of visits made one after the other, in milliseconds. */
async function measureVisits(url: string): Promise<number> {
  const spans: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const startedAt = performance.now();
    await (await fetch(url)).text();
    spans.push(performance.now() - startedAt);
  }
  return spans.sort((a, b) => a - b)[Math.floor(VISITS * 0.95)] ?? Infinity;
}

test("a dead provider, mail server and store never slow the page", async ({ sandbox, startAnotherSite }) => {
  // Takes every connection and never says a word, as a machine does that hangs.
  const silent = createServer((socket) => socket.on("error", () => socket.destroy())).listen(0, LOOPBACK);
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  try {
    const { url } = await startAnotherSite({
      SMTP_PORT: String(port),
      DATABASE_URL: `postgres://portfolio@${LOOPBACK}:${port}/portfolio`,
    });
    await measureVisits(url);
    const calm = await measureVisits(url);

    const mark = randomUUID();
    await sandbox.answer({ mode: "hang", match: mark });
    const messages = times(HANGING_POSTS, () => post({ url, body: json({ message: mark }) }));
    await expect.poll(async () => (await sandbox.calls(mark)).length).toBe(HANGING_POSTS);
    const token = JSON.stringify({ token: "unknown" });
    const links = times(HANGING_POSTS, () => post({ url, path: "/api/account/link", body: token }));
    // A page that waited for the provider would take eight seconds.
    expect(await measureVisits(url)).toBeLessThan(calm + 500);
    expect(countStatus(await Promise.all(links), 503)).toBe(HANGING_POSTS);
    expect(countStatus(await Promise.all(messages), 504)).toBe(HANGING_POSTS);

    // Limits are counted in memory meanwhile, and hold.
    const headers = { "x-forwarded-for": "10.2.2.2" };
    const answers = await Promise.all(times(8, () => post({ url, body: json(), headers })));
    expect([countStatus(answers, 200), countStatus(answers, 429)]).toEqual([5, 3]);
  } finally {
    silent.close();
  }
});
