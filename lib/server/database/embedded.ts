import "server-only";
import { closeSync, openSync } from "node:fs";
import { chmod, mkdir } from "node:fs/promises";
import { migrate } from "./migrate";
import { type Store, StoreUnavailable } from "./store";

/** Locks a file beside the folder until this process ends: PGlite has no lock, and two processes would corrupt the data. */
async function lockFolder(folder: string): Promise<number> {
  const { tryLock } = await import("fs-native-extensions");
  const lock = openSync(`${folder}.lock`, "a", 0o600);
  if (tryLock(lock)) return lock;
  closeSync(lock);
  throw new StoreUnavailable("locked");
}

/** Runs PostgreSQL in this process, for a local site. */
export async function openEmbeddedStore(folder: string, migrationsFolder?: string): Promise<Store> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  const lock = await lockFolder(folder);
  const { PGlite } = await import("@electric-sql/pglite");
  const client = new PGlite(folder);
  const close = () => client.close().finally(() => closeSync(lock));
  try {
    await client.waitReady;
    await migrate(async (sql) => (await client.exec(sql)).at(-1), migrationsFolder);
  } catch (cause) {
    await close().catch(() => undefined);
    throw cause;
  }
  return { query: (text, values) => client.query(text, values), close };
}
