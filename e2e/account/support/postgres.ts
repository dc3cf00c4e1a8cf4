import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import pg from "pg";
import { starts } from "@/scripts/setup/starts.mjs";

const DEBIAN_FOLDER = "/usr/lib/postgresql";
const SERVER_USER = "postgres";

export interface PostgresServer {
  createDatabase(): Promise<string>;
  /** Stops the server abruptly, as in a crash. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export type PostgresResult = { ok: true; server: PostgresServer } | { ok: false; reason: string };

function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  return [
    ...newestFirst.map((version) => path.join(DEBIAN_FOLDER, version, "bin")),
    ...(process.env.PATH ?? "").split(path.delimiter),
  ].find((folder) => starts(path.join(folder, "initdb")));
}

async function createDatabaseOn(url: string): Promise<string> {
  const name = `portfolio_${Math.random().toString(36).slice(2)}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return Object.assign(new URL(url), { pathname: name }).href;
}

/** Crash tests start their own server, because a borrowed one must keep running. */
function borrowServer(url: string): PostgresServer {
  const refuse = () => Promise.reject(new Error("Tests do not stop the server of DATABASE_TEST_URL."));
  return { createDatabase: () => createDatabaseOn(url), kill: refuse, start: refuse, remove: async () => undefined };
}

async function startServer(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "portfolio-postgres-"));
  const port = await getPort();
  const readId = (kind: string) => Number(execFileSync("id", [kind, SERVER_USER]));
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: readId("-u"), gid: readId("-g") } : {};
  if (user.uid) chownSync(folder, user.uid, -1);
  const env = { ...process.env, PGDATA: path.join(folder, "data") };
  const run = (program: string, ...args: string[]) =>
    void execFileSync(path.join(programs, program), args, { cwd: folder, stdio: "ignore", env, ...user });
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const start = async () => run("pg_ctl", "start", "--wait", "--log", path.join(folder, "log"), "--options", settings);
  // Stop without a checkpoint and without notifying clients.
  const kill = async () => run("pg_ctl", "stop", "--mode", "immediate");

  run("initdb", "--username", SERVER_USER, "--auth", "trust", "--no-sync");
  await start();
  return {
    createDatabase: () => createDatabaseOn(`postgres://${SERVER_USER}@127.0.0.1:${port}/postgres`),
    kill,
    start,
    async remove() {
      if (existsSync(path.join(env.PGDATA, "postmaster.pid"))) await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const missingPostgres =
  process.env.DATABASE_TEST_URL || findPrograms()
    ? undefined
    : "PostgreSQL was not found; DATABASE_TEST_URL can name a server";

/** Uses the server in DATABASE_TEST_URL, or starts the installed PostgreSQL in a temporary folder. */
export async function startPostgres(): Promise<PostgresResult> {
  const { DATABASE_TEST_URL: url } = process.env;
  if (url) return { ok: true, server: borrowServer(url) };
  const programs = findPrograms();
  return programs ? { ok: true, server: await startServer(programs) } : { ok: false, reason: missingPostgres ?? "" };
}
