import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { cpSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "@/scripts/sandbox/postgres";

const HOST = "127.0.0.1";
const START_LIMIT_MS = 60_000;
const POLL_MS = 100;

export interface StandaloneServer {
  address: string;
  output: () => string;
  stop: () => Promise<number | null>;
}

async function stop(server: ChildProcess): Promise<number | null> {
  if (server.exitCode === null) {
    const exited = once(server, "exit");
    server.kill("SIGTERM");
    await exited;
  }
  return server.exitCode;
}

/** Puts the standalone build together as the Dockerfile does, and starts it with nothing set but a secret. */
export async function serveStandalone(project: string, port?: number): Promise<StandaloneServer> {
  const folder = path.join(project, ".next", "standalone");
  for (const part of [".next/static", "public"]) {
    cpSync(path.join(project, part), path.join(folder, part), { recursive: true });
  }
  port ??= await findFreePort();
  const address = `http://${HOST}:${port}`;
  const { PATH } = process.env;
  const server = spawn(process.execPath, ["server.js"], {
    cwd: folder,
    env: {
      PATH,
      NODE_ENV: "production",
      PORT: String(port),
      HOSTNAME: HOST,
      NEXTAUTH_SECRET: randomBytes(32).toString("base64"),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString();
  const deadline = Date.now() + START_LIMIT_MS;
  while (server.exitCode === null && Date.now() < deadline) {
    const response = await fetch(`${address}/api/health`).catch(() => null);
    if (response) return { address, output, stop: () => stop(server) };
    await wait(POLL_MS);
  }
  await stop(server);
  throw new Error(`The standalone server did not start:\n${output()}`);
}
