import "server-only";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "@/scripts/sandbox/postgres";
import { createKeeper } from "../database";
import { openEmbeddedStore } from "../embedded";
import { openServerStore } from "../server";
import type { Store } from "../store";

const PGBOUNCER = "/usr/sbin/pgbouncer";

export const makeFolder = () => mkdtempSync(path.join(tmpdir(), "portfolio-store-"));

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return address && typeof address === "object" ? address.port : 0;
}

/** PgBouncer in transaction mode with its defaults, in front of a server's databases. */
export async function startPgBouncer(serverUrl: string) {
  const folder = makeFolder();
  const port = await findFreePort();
  const server = new URL(serverUrl);
  const settings = path.join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
`,
  );
  // It refuses to run as root.
  const isRoot = userInfo().uid === 0;
  if (isRoot) for (const place of [folder, settings]) chownSync(place, 65_534, 65_534);
  const child = spawn(PGBOUNCER, [settings], { stdio: "ignore", ...(isRoot && { uid: 65_534, gid: 65_534 }) });
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, "127.0.0.1");
    const answers = await Promise.race([
      once(socket, "connect").then(
        () => true,
        () => false,
      ),
    ]);
    socket.destroy();
    if (answers) break;
    await wait(100);
  }
  return {
    url: Object.assign(new URL(serverUrl), { port: String(port) }).href,
    async stop(): Promise<void> {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface TestStore {
  name: string;
  store: Store;
  /** From here on the flows of this process ask this store. */
  use(): void;
}

/** Makes `open` the store of this process. */
export function serveStore(open: () => Promise<Store>) {
  const keeper = createKeeper(open);
  Reflect.set(globalThis, Symbol.for("portfolio.account-store"), keeper);
  return keeper;
}

/** An empty store of every kind that this machine can have; those that it cannot are listed. */
export async function openTestStores() {
  const folder = makeFolder();
  const list: TestStore[] = [];
  const cleanUp: (() => Promise<unknown>)[] = [];
  const add = (name: string, store: Store) => {
    list.push({ name, store, use: () => serveStore(async () => store) });
    cleanUp.unshift(() => store.close());
  };
  add("the embedded store", await openEmbeddedStore(path.join(folder, "store")));
  const postgres = await startPostgres();
  if (postgres.ok) {
    cleanUp.push(() => postgres.server.remove());
    add("a PostgreSQL server", await openServerStore(await postgres.server.createDatabase()));
    if (existsSync(PGBOUNCER)) {
      const bouncer = await startPgBouncer(await postgres.server.createDatabase());
      add("PgBouncer", await openServerStore(bouncer.url));
      cleanUp.unshift(() => bouncer.stop());
    } else process.stdout.write(`not run here: tests with PgBouncer (${PGBOUNCER} is missing)\n`);
  } else process.stdout.write(`not run here: tests with PostgreSQL (${postgres.reason})\n`);
  return {
    list,
    server: postgres.ok ? postgres.server : null,
    async remove(): Promise<void> {
      for (const clean of cleanUp) await clean();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
