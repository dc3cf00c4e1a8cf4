import "server-only";
import { closeSync, constants, existsSync, fstatSync, openSync, statSync } from "node:fs";
import { access, chmod, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import { log } from "@/lib/server/log";
import { migrate } from "./migrate";
import { readErrorCode, type Store, StoreUnavailable } from "./store";

const LOCK_MODE = 0o600;
const SYNCS_AT_ONCE = 64;

/** Returns whether the folder already contains a store. Throws if it is not writable or contains other files. */
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
 * Locks a file next to the folder until this process exits. The lock holds even while the process is suspended. The
 * file is never deleted: otherwise one process could hold the lock on the deleted file while another locks a new one.
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
    /** Returns false if the lock file has been replaced, in which case another process may be using the folder. */
    isOurs: () => statSync(file, { throwIfNoEntry: false })?.ino === fstatSync(fd).ino,
    release: () => closeSync(fd),
  };
}

/** Makes the folder private. A failure is only logged, because a volume may belong to another user. */
async function keepPrivate(folder: string) {
  try {
    await Promise.all([chmod(folder, 0o700), chmod(`${folder}.lock`, LOCK_MODE)]);
  } catch (error) {
    const text = "the folder in DATABASE_URL belongs to another user, so others on this machine may be able to read it";
    log("warn", "store-not-private", { text, code: readErrorCode(error) ?? "none" });
  }
}

async function makeStore(folder: string) {
  const { openDurably, syncToDisk } = await import("./durable-pglite");
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await (await openDurably(draft)).close();
  const entries = await readdir(draft, { recursive: true });
  await pLimit(SYNCS_AT_ONCE).map(["", ...entries], (entry) => syncToDisk(path.join(draft, entry)));
  await rename(draft, folder);
  await syncToDisk(path.dirname(folder));
}

async function openLocked(folder: string, migrationsFolder?: string) {
  const { openDurably } = await import("./durable-pglite");
  if (!(await checkFolder(folder))) await makeStore(folder);
  await keepPrivate(folder);
  const client = await openDurably(folder);
  try {
    await migrate(async (sql) => (await client.exec(sql)).at(-1), migrationsFolder);
  } catch (cause) {
    await client.close();
    throw cause;
  }
  return client;
}

/** Locks the folder, because PGlite does not detect a second process, and two processes would corrupt the data. */
export async function openEmbeddedStore(folder: string, migrationsFolder?: string): Promise<Store> {
  await checkFolder(folder);
  const lock = await lockFolder(folder);
  const client = await openLocked(folder, migrationsFolder).catch((cause: unknown) => {
    lock.release();
    throw cause;
  });
  function shutDown() {
    try {
      if (lock.isOurs()) client.shutDown();
    } catch {
      log("warn", "store-close-failed");
    }
  }
  process.on("exit", shutDown);
  return {
    query: client.query,
    async close() {
      process.off("exit", shutDown);
      // Closing the store writes to the folder, so close it only while this process holds the lock.
      if (lock.isOurs()) await client.close().finally(lock.release);
      else lock.release();
    },
  };
}
