import "server-only";
import { closeSync, constants, existsSync, fstatSync, openSync, statSync } from "node:fs";
import { access, chmod, mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { log } from "@/lib/server/log";
import { migrate } from "./migrate";
import { readErrorCode, type Store, StoreUnavailable } from "./store";

const LOCK_MODE = 0o600;

/**
 * Finds out, without opening a store, what would keep the folder from being used, and whether it holds one already. A
 * folder that holds anything else is never written into.
 */
export async function checkFolder(folder: string): Promise<boolean> {
  let entries: string[];
  try {
    await mkdir(path.dirname(folder), { recursive: true });
    await access(path.dirname(folder), constants.W_OK);
    entries = existsSync(folder) ? await readdir(folder) : [];
  } catch (cause) {
    throw new StoreUnavailable("not-writable", { cause });
  }
  if (entries.length > 0 && !entries.includes("PG_VERSION")) throw new StoreUnavailable("not-a-store");
  return entries.length > 0;
}

/**
 * A lock of the kernel on the file beside the folder: it lives exactly as long as this process, stopped or not, and is
 * free the moment that it dies. The file is never deleted: whoever held the old one would not know of the new.
 */
async function lockFolder(folder: string) {
  const { tryLock } = await import("fs-native-extensions");
  const file = `${folder}.lock`;
  const fd = openSync(file, "a", LOCK_MODE);
  if (!tryLock(fd)) {
    closeSync(fd);
    throw new StoreUnavailable("locked");
  }
  return {
    /** False when somebody has replaced the lock's file, and may have opened the folder as well. */
    isOurs: () => statSync(file, { throwIfNoEntry: false })?.ino === fstatSync(fd).ino,
    release: () => closeSync(fd),
  };
}

/** Shuts the other users of the machine out. A folder of somebody else's, as a volume may be, is used as it is. */
async function keepPrivate(folder: string) {
  try {
    await Promise.all([chmod(folder, 0o700), chmod(`${folder}.lock`, LOCK_MODE)]);
  } catch (error) {
    const text = "the folder of DATABASE_URL belongs to another user: others on this machine may be able to read it";
    log("warn", "store-not-private", { text, code: readErrorCode(error) ?? "none" });
  }
}

/**
 * Opens the store in a local folder: PostgreSQL inside this process. It has no lock of its own between processes, and
 * two on one folder would destroy it, so this takes one. A second process is refused at once.
 */
export async function openEmbeddedStore(folder: string, migrationsFolder?: string): Promise<Store> {
  await checkFolder(folder);
  const lock = await lockFolder(folder);
  try {
    const { makeStore, openDurably } = await import("./durable-pglite");
    if (!(await checkFolder(folder))) await makeStore(folder);
    await keepPrivate(folder);
    const client = await openDurably(folder);
    try {
      await migrate(async (sql) => (await client.exec(sql)).at(-1), migrationsFolder);
    } catch (cause) {
      await client.close();
      throw cause;
    }
    return {
      query: client.query,
      async close() {
        // Closing writes into the folder.
        if (lock.isOurs()) await client.close().finally(lock.release);
        else lock.release();
      },
    };
  } catch (cause) {
    lock.release();
    throw cause;
  }
}
