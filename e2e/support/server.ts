import { spawn, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import getPort from "get-port";
import { copyStoreTo } from "@/e2e/account/support/store-template";
import { LOOPBACK, NEXT_PROGRAM, siteEnvironment } from "./site-environment";

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 12_000;
const POLL_MS = 100;

export const nextStart = (port: number) => [NEXT_PROGRAM, "start", "--hostname", LOOPBACK, "--port", String(port)];

/** `scripts/start.mjs` builds the site first, unless the existing build is up to date. */
export const npmStart = () => ["scripts/start.mjs"];

/** Starts the built site with these settings, on PORT or a free port. Throws the site's output if it fails to start. */
export async function startSite(
  settings: Record<string, string>,
  program = nextStart,
  cwd = process.cwd(),
  stdio: StdioOptions = ["ignore", "pipe", "pipe"],
) {
  const port = Number(settings.PORT) || (await getPort());
  const url = `http://${LOOPBACK}:${port}`;
  const store = path.join(cwd, ".data", "e2e", String(port));
  if (settings.DATABASE_URL === undefined) await copyStoreTo(store);
  const child = spawn(process.execPath, program(port), {
    cwd,
    env: { ...process.env, ...siteEnvironment(port, settings), PORT: String(port) },
    stdio,
  });
  const chunks: Buffer[] = [];
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const stream of streams) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString();
  const exited = once(child, "exit");

  /** Stops the server and deletes its store. Returns the exit status, or null if a signal killed the process. */
  async function stop() {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
      await exited;
      clearTimeout(timer);
    }
    await rm(store, { recursive: true, force: true });
    return child.exitCode;
  }

  /** Kills the server, as a power cut would, and keeps its data. */
  async function kill() {
    child.kill("SIGKILL");
    await exited;
  }

  const deadline = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(url, { method: "HEAD" }).catch(() => undefined);
    if (answer) return { url, output, streams, stop, kill };
    await wait(POLL_MS);
  }
  await stop();
  throw new Error(`The site did not start on ${url}:\n${output()}`);
}

export type StartedSite = Awaited<ReturnType<typeof startSite>>;
