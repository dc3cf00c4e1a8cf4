import "server-only";
import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { chmod, rename, rm } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { tryLock } from "fs-native-extensions";
import { migrate } from "./migrate";
import { StoreUnavailable, type Store } from "./store";

/** Locks a file beside the folder until this process ends: PGlite has no lock, and two processes would corrupt the data. */
function lockFolder(folder: string): number {
  mkdirSync(path.dirname(folder), { recursive: true });
  const lock = openSync(`${folder}.lock`, "a", 0o600);
  if (tryLock(lock)) return lock;
  closeSync(lock);
  throw new StoreUnavailable("locked");
}

/** Makes the store under another name, so that a process killed meanwhile leaves no half-made one. */
async function makeStore(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const client = await PGlite.create(draft);
  await client.close();
  await rename(draft, folder);
}

async function openLocked(folder: string, migrationsFolder?: string): Promise<PGlite> {
  if (!existsSync(folder)) await makeStore(folder);
  await chmod(folder, 0o700);
  const client = await PGlite.create(folder);
  try {
    await migrate(async (sql) => (await client.exec(sql)).at(-1), migrationsFolder);
  } catch (cause) {
    await client.close();
    throw cause;
  }
  return client;
}

/** Runs PostgreSQL in this process, for a local site. */
export async function openEmbeddedStore(folder: string, migrationsFolder?: string): Promise<Store> {
  const lock = lockFolder(folder);
  const unlock = () => closeSync(lock);
  const client = await openLocked(folder, migrationsFolder).catch((cause: unknown) => {
    unlock();
    throw cause;
  });
  return { query: (text, values) => client.query(text, values), close: () => client.close().finally(unlock) };
}
