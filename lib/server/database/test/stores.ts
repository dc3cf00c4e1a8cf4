import "server-only";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { randomUUID } from "node:crypto";
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
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
    const answers = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (answers) break;
    await wait(100);
  }
  return {
    port: String(port),
    async stop(): Promise<void> {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A kind of store that this machine can have. */
export interface TestStore {
  name: string;
  /** An empty one. */
  store: Store;
  /** From here on the flows of this process ask this store. */
  use(): void;
  /** Where another may be made, and how it is opened. */
  makePlace: () => Promise<string>;
  open: (place: string, migrationsFolder?: string) => Promise<Store>;
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
  const cleanUp: (() => unknown)[] = [];
  async function add(name: string, makePlace: TestStore["makePlace"], open: TestStore["open"]) {
    const store = await open(await makePlace());
    list.push({ name, store, use: () => serveStore(async () => store), makePlace, open });
    cleanUp.unshift(() => store.close());
  }

  // Making one takes seconds, copying one does not.
  const template = path.join(folder, "template");
  await (await PGlite.create(template)).close();
  await add(
    "the embedded store",
    async () => {
      const place = path.join(folder, randomUUID());
      cpSync(template, place, { recursive: true });
      return place;
    },
    openEmbeddedStore,
  );
  const postgres = await startPostgres();
  if (postgres.ok) {
    const { server } = postgres;
    cleanUp.push(() => server.remove());
    await add("a PostgreSQL server", () => server.createDatabase(), openServerStore);
    if (existsSync(PGBOUNCER)) {
      const bouncer = await startPgBouncer(await server.createDatabase());
      cleanUp.splice(-1, 0, () => bouncer.stop());
      const toBouncer = (url: string) => Object.assign(new URL(url), { port: bouncer.port }).href;
      await add("PgBouncer", async () => toBouncer(await server.createDatabase()), openServerStore);
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
