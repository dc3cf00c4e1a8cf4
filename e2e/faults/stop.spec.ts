import { randomUUID } from "node:crypto";
import { expect, type SandboxClient, test } from "@/e2e/support/fixtures";
import { json, post } from "@/e2e/support/post-contact";
import { npmStart, type StartedSite, startSite } from "@/e2e/support/server";
import { SITE_URL } from "@/e2e/support/site-environment";

async function stopInFlight(site: StartedSite, sandbox: SandboxClient, origin: string): Promise<number | null> {
  const mark = randomUUID();
  await sandbox.answer({ mode: "slow", match: mark });
  const begun = post({ url: site.url, body: json({ message: mark }), headers: { origin } });
  await expect.poll(async () => (await sandbox.calls(mark)).length).toBe(1);

  const stopped = site.stop();
  // Open a new connection each time, because the server keeps answering on a kept-alive connection.
  const ask = () =>
    post({ url: site.url, path: "/", method: "HEAD", body: "" }).then(
      () => "answers",
      () => "gone",
    );
  await expect.poll(ask).toBe("gone");
  expect(await begun).toMatchObject({ status: 200, reply: { ok: true } });
  expect(await sandbox.messages(mark)).toHaveLength(1);
  return stopped;
}

test("a server that receives SIGTERM finishes requests in progress", async ({ sandbox, startAnotherSite }) => {
  const site = await startAnotherSite({});
  // Next.js exits with 143 after handling SIGTERM, whereas a killed process has no exit status.
  expect(await stopInFlight(site, sandbox, site.url)).toBe(143);
});

test("npm start finishes requests in progress, and exits with 0", async ({ sandbox }) => {
  // Use the build's SITE_URL. Otherwise `npm start` would rebuild the site.
  const site = await startSite({ SITE_URL }, npmStart);
  try {
    expect(await stopInFlight(site, sandbox, SITE_URL)).toBe(0);
  } finally {
    await site.stop();
  }
});
