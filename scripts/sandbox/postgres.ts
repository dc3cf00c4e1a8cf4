import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

const DEBIAN_FOLDER = "/usr/lib/postgresql";
const SERVER_USER = "postgres";
const START_LIMIT_MS = 30_000;

export interface PostgresServer {
  /** Address of a new, empty database on this server. */
  createDatabase(): Promise<string>;
  /** Ends the server at once, as a crash would. */
  kill(): Promise<void>;
  /** Serves again on the same port, with everything that was committed. */
  start(): Promise<void>;
  /** Ends the server and deletes its folder. */
  remove(): Promise<void>;
}

export type PostgresResult = { ok: true; server: PostgresServer } | { ok: false; reason: string };

function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  return [
    ...newestFirst.map((version) => path.join(DEBIAN_FOLDER, version, "bin")),
    ...(process.env.PATH ?? "").split(path.delimiter),
  ].find((folder) => existsSync(path.join(folder, "initdb")));
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return address && typeof address === "object" ? address.port : 0;
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabaseOn(url: string): Promise<string> {
  const name = `portfolio_${Math.random().toString(36).slice(2)}`;
  await query(url, `create database ${name}`);
  return Object.assign(new URL(url), { pathname: name }).href;
}

/** Without the right to end it: tests of crashes need a server of their own. */
function borrowServer(url: string): PostgresServer {
  const refuse = () => Promise.reject(new Error("The server of DATABASE_TEST_URL is not stopped by tests."));
  return { createDatabase: () => createDatabaseOn(url), kill: refuse, start: refuse, remove: async () => undefined };
}

async function startServer(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "portfolio-postgres-"));
  const data = path.join(folder, "data");
  const port = await findFreePort();
  const url = `postgres://${SERVER_USER}@127.0.0.1:${port}/postgres`;
  const readId = (kind: string) => Number(execFileSync("id", [kind, SERVER_USER]));
  // The server refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: readId("-u"), gid: readId("-g") } : {};
  if (user.uid) chownSync(folder, user.uid, -1);
  const options = { cwd: folder, stdio: "ignore", ...user } as const;
  execFileSync(path.join(programs, "initdb"), ["-D", data, "-U", SERVER_USER, "-A", "trust", "-N"], options);

  const settings = ["-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${folder}`];
  const launch = () => spawn(path.join(programs, "postgres"), ["-D", data, "-p", String(port), ...settings], options);
  let server = launch();

  async function untilItAnswers(): Promise<void> {
    const deadline = Date.now() + START_LIMIT_MS;
    while (server.exitCode === null && Date.now() < deadline) {
      const answers = await query(url, "select 1").then(
        () => true,
        () => false,
      );
      if (answers) return;
      await wait(100);
    }
    throw new Error("PostgreSQL did not start");
  }
  async function kill(): Promise<void> {
    if (server.exitCode !== null) return;
    // Its "immediate" shutdown: no checkpoint, no farewell to the clients.
    server.kill("SIGQUIT");
    await once(server, "exit");
  }
  await untilItAnswers();
  return {
    createDatabase: () => createDatabaseOn(url),
    kill,
    start: () => {
      server = launch();
      return untilItAnswers();
    },
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Why there is no PostgreSQL for tests; undefined where there is one. */
export const missingPostgres =
  process.env.DATABASE_TEST_URL || findPrograms()
    ? undefined
    : "no PostgreSQL was found; DATABASE_TEST_URL can name one";

/**
 * A real PostgreSQL for tests: that of DATABASE_TEST_URL, or one of this machine's own programs in a temporary folder.
 * The reason tells why there is none. Nothing is installed.
 */
export async function startPostgres(): Promise<PostgresResult> {
  const { DATABASE_TEST_URL: url } = process.env;
  if (url) return { ok: true, server: borrowServer(url) };
  const programs = findPrograms();
  if (!programs) return { ok: false, reason: missingPostgres ?? "" };
  return { ok: true, server: await startServer(programs) };
}
