import { randomUUID } from "node:crypto";
import { expect, test } from "@/e2e/support/fixtures";
import { json, post } from "@/e2e/support/post-contact";
import type { SandboxClient } from "@/e2e/support/sandbox";
import { npmStart, type StartedSite, startSite } from "@/e2e/support/server";
import { SITE_URL } from "@/e2e/support/site-environment";

/** Stops a site while a message is on its way; the exit status. */
async function stopInFlight(site: StartedSite, sandbox: SandboxClient, origin: string): Promise<number | null> {
  const mark = randomUUID();
  await sandbox.answer({ mode: "slow", match: mark });
  const begun = post({ url: site.url, body: json({ message: mark }), headers: { origin } });
  await expect.poll(async () => (await sandbox.calls(mark)).length).toBe(1);

  const stopped = site.stop();
  // Over a connection of its own each time: one that is kept open is served to its end.
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

test("a server that is told to stop finishes what it has begun", async ({ sandbox, startAnotherSite }) => {
  const site = await startAnotherSite({});
  // How Next.js tells that it has ended by itself after SIGTERM; a process that the signal has killed has no status.
  expect(await stopInFlight(site, sandbox, site.url)).toBe(143);
});

test("npm start does so too, and ends well", async ({ sandbox }) => {
  // The address that it was built for, or it would be built again.
  const site = await startSite({ SITE_URL }, npmStart);
  try {
    expect(await stopInFlight(site, sandbox, SITE_URL)).toBe(0);
  } finally {
    await site.stop();
  }
});
