import "server-only";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { missingPgBouncer, startPgBouncer } from "@/e2e/account/support/pgbouncer";
import { missingPostgres, startPostgres } from "@/e2e/account/support/postgres";
import { placeStore } from "@/e2e/account/support/store-template";
import { createConnection } from "../database";
import { openEmbeddedStore } from "../embedded";
import { openServerStore } from "../server";
import type { Store } from "../store";

export const makeFolder = () => mkdtempSync(path.join(tmpdir(), "portfolio-store-"));

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
  const connection = createConnection(open);
  Reflect.set(globalThis, Symbol.for("portfolio.account-store"), connection);
  return connection;
}

/** What this machine cannot have: a test that is left out names it. */
export const missingKinds = [
  ...(missingPostgres ? ["PostgreSQL"] : []),
  ...((missingPostgres ?? missingPgBouncer) ? ["PgBouncer"] : []),
];

/** An empty store of every kind that this machine can have. */
export async function openTestStores() {
  const folder = makeFolder();
  const list: TestStore[] = [];
  const cleanUp: (() => unknown)[] = [];
  async function add(name: string, makePlace: TestStore["makePlace"], open: TestStore["open"]) {
    const store = await open(await makePlace());
    list.push({ name, store, use: () => serveStore(async () => store), makePlace, open });
    cleanUp.unshift(() => store.close());
  }

  async function copyTemplate() {
    const place = path.join(folder, randomUUID());
    await placeStore(place);
    return place;
  }
  await add("the embedded store", copyTemplate, openEmbeddedStore);
  const postgres = await startPostgres();
  if (postgres.ok) {
    const { server } = postgres;
    cleanUp.push(() => server.remove());
    await add("a PostgreSQL server", () => server.createDatabase(), openServerStore);
    if (!missingPgBouncer) {
      const bouncer = await startPgBouncer(await server.createDatabase());
      cleanUp.splice(-1, 0, () => bouncer.stop());
      await add("PgBouncer", async () => bouncer.reach(await server.createDatabase()), openServerStore);
    }
  }
  return {
    list,
    /** Where an embedded one may be opened without the seconds of making it. */
    copyTemplate,
    server: postgres.ok ? postgres.server : null,
    async remove(): Promise<void> {
      for (const clean of cleanUp) await clean();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
