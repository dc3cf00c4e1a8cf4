import "server-only";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { missingPgBouncer, startPgBouncer } from "@/e2e/account/support/pgbouncer";
import { missingPostgres, startPostgres } from "@/e2e/account/support/postgres";
import { copyStoreTo } from "@/e2e/account/support/store-template";
import { createConnection } from "../database";
import { openEmbeddedStore } from "../embedded";
import { openServerStore } from "../server";
import type { Store } from "../store";

export const makeFolder = () => mkdtempSync(path.join(tmpdir(), "portfolio-store-"));

export function serveStore(open: () => Promise<Store>) {
  const connection = createConnection(open);
  Reflect.set(globalThis, Symbol.for("portfolio.account-store"), connection);
  return connection;
}

/** Database servers that are unavailable on this machine. Each one is reported as a skipped test. */
export const missingKinds = [
  ...(missingPostgres ? ["PostgreSQL"] : []),
  ...((missingPostgres ?? missingPgBouncer) ? ["PgBouncer"] : []),
];

/** `use` makes the code under test use this store. `open(await makeEmpty())` creates another of its kind. */
async function openTestStore(name: string, makeEmpty: () => Promise<string>, open: typeof openServerStore) {
  const store = await open(await makeEmpty());
  return { name, store, use: () => serveStore(async () => store), makeEmpty, open };
}

export async function openTestStores() {
  const folder = makeFolder();
  const list: Awaited<ReturnType<typeof openTestStore>>[] = [];
  const cleanUp: (() => unknown)[] = [];

  async function copyTemplate() {
    const copy = path.join(folder, randomUUID());
    await copyStoreTo(copy);
    return copy;
  }
  list.push(await openTestStore("the embedded store", copyTemplate, openEmbeddedStore));
  const postgres = await startPostgres();
  if (postgres.ok) {
    const { server } = postgres;
    cleanUp.push(() => server.remove());
    list.push(await openTestStore("a PostgreSQL server", () => server.createDatabase(), openServerStore));
    if (!missingPgBouncer) {
      const bouncer = await startPgBouncer(await server.createDatabase());
      cleanUp.unshift(() => bouncer.stop());
      const makeEmpty = async () => bouncer.reach(await server.createDatabase());
      list.push(await openTestStore("PgBouncer", makeEmpty, openServerStore));
    }
  }
  return {
    list,
    /** Copies a prepared embedded store, because creating one takes seconds. */
    copyTemplate,
    server: postgres.ok ? postgres.server : null,
    async remove(): Promise<void> {
      for (const { store } of list) await store.close();
      for (const clean of cleanUp) await clean();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
