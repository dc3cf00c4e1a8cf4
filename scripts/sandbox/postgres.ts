import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";

const run = promisify(execFile);

const DEBIAN_FOLDER = "/usr/lib/postgresql";
const SERVER_USER = "postgres";
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 100;

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

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function findBinaries(): string | null {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const folders = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => path.join(DEBIAN_FOLDER, version, "bin")),
    ...(process.env.PATH ?? "").split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, "initdb"))) ?? null;
}

async function installBinaries(): Promise<string | null> {
  if (!isRoot() || !existsSync("/usr/bin/apt-get")) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-q"], { env });
  await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "postgresql"], { env });
  return findBinaries();
}

/** The server refuses to run as root. */
function asServerUser(command: string, args: string[]): [string, string[]] {
  if (!isRoot()) return [command, args];
  return ["setpriv", [`--reuid=${SERVER_USER}`, `--regid=${SERVER_USER}`, "--clear-groups", command, ...args]];
}

async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "portfolio-postgres-"));
  if (isRoot()) {
    const { stdout } = await run("id", ["-u", SERVER_USER]);
    await chown(folder, Number(stdout), -1);
  }
  return folder;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (!address || typeof address === "string") throw new Error("No free port");
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function startServer(binaries: string): Promise<PostgresServer> {
  const folder = await makeDataFolder();
  const data = path.join(folder, "data");
  const port = await findFreePort();
  const address = (database: string) => `postgres://${SERVER_USER}@127.0.0.1:${port}/${database}`;
  await run(
    ...asServerUser(path.join(binaries, "initdb"), ["-D", data, "-U", SERVER_USER, "-A", "trust", "-N", "-E", "UTF8"]),
    { cwd: folder },
  );

  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const settings = ["-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${folder}`];
    const started = spawn(
      ...asServerUser(path.join(binaries, "postgres"), ["-D", data, "-p", String(port), ...settings]),
      { stdio: "ignore", cwd: folder },
    );
    child = started;
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await answers(address("postgres")))) {
      if (Date.now() > deadline || started.exitCode !== null) throw new Error("PostgreSQL did not start");
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async function kill(): Promise<void> {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const gone = once(running, "exit");
    // Its "immediate" shutdown: no checkpoint, no farewell to the clients.
    running.kill("SIGQUIT");
    await gone;
  }

  async function createDatabase(): Promise<string> {
    const name = `portfolio_${Math.random().toString(36).slice(2)}`;
    const client = new pg.Client({ connectionString: address("postgres") });
    await client.connect();
    try {
      await client.query(`create database ${name}`);
    } finally {
      await client.end();
    }
    return address(name);
  }

  await start();
  return {
    createDatabase,
    kill,
    start,
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A real PostgreSQL server of one's own, in a temporary folder on a free loopback port. Uses the binaries of the machine
 * and installs Debian's package when there are none; the reason tells why none could be had.
 */
export async function startPostgres(): Promise<PostgresResult> {
  let binaries: string | null;
  try {
    binaries = findBinaries() ?? (await installBinaries());
  } catch (error) {
    return { ok: false, reason: `Debian's postgresql could not be installed: ${String(error).split("\n")[0]}` };
  }
  if (!binaries) return { ok: false, reason: "no PostgreSQL is installed, and this user cannot install one" };
  return { ok: true, server: await startServer(binaries) };
}
