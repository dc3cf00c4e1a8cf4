import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openEmbeddedStore } from "@/lib/server/database/embedded-store";
import { openServerStore } from "@/lib/server/database/server-store";
import type { Store } from "@/lib/server/database/store";
import { type PostgresServer, startPostgres } from "./postgres";

export interface TestStore {
  name: string;
  store: Store;
}

export interface TestStores {
  list: TestStore[];
  server: PostgresServer | null;
  /** Why there is no PostgreSQL server among them. */
  missing: string | null;
  remove(): Promise<void>;
}

/** An empty store of every kind, for tests that hold for each. */
export async function openTestStores(): Promise<TestStores> {
  const folder = await mkdtemp(path.join(tmpdir(), "portfolio-store-"));
  const list: TestStore[] = [
    { name: "the embedded store", store: await openEmbeddedStore(path.join(folder, "store")) },
  ];
  const postgres = await startPostgres();
  if (postgres.ok) {
    const store = await openServerStore(await postgres.server.createDatabase());
    list.push({ name: "a PostgreSQL server", store });
  }
  return {
    list,
    server: postgres.ok ? postgres.server : null,
    missing: postgres.ok ? null : postgres.reason,
    remove: async () => {
      await Promise.all(list.map(({ store }) => store.close()));
      if (postgres.ok) await postgres.server.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
