import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import getPort from "get-port";
import { expect, test, type SandboxClient } from "@/e2e/support/fixtures";
import { json, post } from "@/e2e/support/post-contact";
import { npmStart, startSite, type StartedSite } from "@/e2e/support/server";
import { LOOPBACK, SITE_URL } from "@/e2e/support/site-environment";

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

test("a request to upgrade to another protocol is closed, so that it cannot delay a stop", async ({
  startAnotherSite,
}) => {
  const { hostname, port } = new URL((await startAnotherSite({})).url);
  for (const path of ["/", "/no-such-page", "/_next/hmr", "/api/auth/session"]) {
    const socket = connect(Number(port), hostname);
    const closed = once(socket, "close");
    socket
      .resume()
      .write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    await closed;
  }
});

function listDescendants(pid: number): number[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const childrenOf = (parent: number): number[] =>
    pairs.filter(([, ppid]) => ppid === parent).flatMap(([child = 0]) => [child, ...childrenOf(child)]);
  return childrenOf(pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

// Run one after the other, because Next.js allows only one development server per folder.
test.describe.configure({ mode: "default" });

for (const command of ["start", "dev"]) {
  for (const [way, signal, isForGroup] of [
    ["Ctrl-C", "SIGINT", true],
    ["a closed terminal", "SIGHUP", true],
    ["SIGTERM", "SIGTERM", false],
  ] as const) {
    test(`${way} ends every process of npm run ${command}, even with an unfinished request`, async () => {
      const port = await getPort();
      const sandboxPort = await getPort();
      const { PATH, HOME } = process.env;
      const ports = { PORT: `${port}`, SANDBOX_PORT: `${sandboxPort}` };
      const env = { PATH, HOME, SITE_URL, ...ports, NODE_ENV: "production" as const };
      // As in a terminal, the command has its own process group.
      const npm = spawn("npm", ["run", command], { env, detached: true, stdio: "ignore" });
      const { pid = 0 } = npm;
      const ended = once(npm, "exit");
      const opens = (to: number) =>
        fetch(`http://${LOOPBACK}:${to}`).then(
          () => true,
          () => false,
        );
      for (const one of [port, sandboxPort]) await expect.poll(() => opens(one), { timeout: 60_000 }).toBe(true);
      const unfinished = connect(port, LOOPBACK).on("error", () => unfinished.destroy());
      unfinished.write(`POST /api/contact HTTP/1.1\r\nHost: ${LOOPBACK}\r\nContent-Length: 9\r\n\r\n`);
      // Next.js leaves this one open, because it redirects the path.
      const upgraded = connect(port, LOOPBACK).on("error", () => upgraded.destroy());
      upgraded.write(`GET //x HTTP/1.1\r\nHost: ${LOOPBACK}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      const started = listDescendants(pid);
      expect(started.length).toBeGreaterThan(2);

      process.kill(isForGroup ? -pid : pid, signal);
      await ended;
      await expect.poll(() => started.filter(isAlive), { timeout: 20_000 }).toEqual([]);
      unfinished.destroy();
      upgraded.destroy();
    });
  }
}
