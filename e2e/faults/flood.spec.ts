import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "@/e2e/support/fixtures";
import { json, post, type Answer } from "@/e2e/support/post-contact";
import { LOOPBACK } from "@/e2e/support/site-environment";

const HANGING_POSTS = 20;

const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
const countStatus = (answers: Answer[], status: number) => answers.filter((answer) => answer.status === status).length;

test("pages load while the provider, the mail server and the database hang", async ({ sandbox, startAnotherSite }) => {
  // Accepts connections but never replies, like a hung server.
  const silent = createServer((socket) => socket.on("error", () => socket.destroy())).listen(0, LOOPBACK);
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  try {
    const { url } = await startAnotherSite({
      SMTP_PORT: String(port),
      DATABASE_URL: `postgres://portfolio@${LOOPBACK}:${port}/portfolio`,
    });
    const mark = randomUUID();
    await sandbox.answer({ mode: "hang", match: mark });
    let answered = 0;
    const messages = times(HANGING_POSTS, () =>
      post({ url, body: json({ message: mark }) }).finally(() => (answered += 1)),
    );
    await expect.poll(async () => (await sandbox.calls(mark)).length).toBe(HANGING_POSTS);
    const token = JSON.stringify({ token: "unknown" });
    const links = times(HANGING_POSTS, () => post({ url, path: "/api/account/link", body: token }));
    for (const page of ["/", "/projects", "/login"]) expect((await fetch(url + page)).status).toBe(200);
    expect(answered, "pages load while the messages still wait for the provider").toBe(0);
    expect(countStatus(await Promise.all(links), 503)).toBe(HANGING_POSTS);
    expect(countStatus(await Promise.all(messages), 504)).toBe(HANGING_POSTS);

    const headers = { "x-forwarded-for": "10.2.2.2" };
    const answers = await Promise.all(times(8, () => post({ url, body: json(), headers })));
    expect([countStatus(answers, 200), countStatus(answers, 429)]).toEqual([5, 3]);
  } finally {
    silent.close();
  }
});
