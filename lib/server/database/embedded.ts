import "server-only";
import { closeSync, constants, fstatSync, openSync, statSync } from "node:fs";
import { access, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { migrate } from "./migrate";
import { readErrorCode, type Store, StoreUnavailable } from "./store";

/** Whether the folder holds a store. One that holds anything else is never written into. */
async function holdsStore(folder: string): Promise<boolean> {
  const entries = await readdir(folder).catch((cause: unknown): string[] => {
    if (readErrorCode(cause) === "ENOENT") return [];
    throw new StoreUnavailable("not-writable", { cause });
  });
  if (entries.length > 0 && !entries.includes("PG_VERSION")) throw new StoreUnavailable("not-a-store");
  return entries.length > 0;
}

/** Finds out, without opening or making anything, what would keep the folder from being used. */
export async function checkFolder(folder: string): Promise<void> {
  await holdsStore(folder);
  for (let place = folder; ; place = path.dirname(place)) {
    try {
      return await access(place, constants.W_OK);
    } catch (cause) {
      const isMissing = readErrorCode(cause) === "ENOENT" && path.dirname(place) !== place;
      if (!isMissing) throw new StoreUnavailable("not-writable", { cause });
    }
  }
}

/** Step by step: Node's own recursive way never ends where the kernel makes no folders (/proc). */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = readErrorCode(error);
    if (code === "EEXIST") return;
    if (code !== "ENOENT" || path.dirname(folder) === folder) throw error;
    await makeFolder(path.dirname(folder));
    await mkdir(folder);
  }
}

/**
 * A lock of the kernel on the file beside the folder: it lives exactly as long as this process, stopped or not, and is
 * free the moment that it dies. The file is never deleted: whoever held the old one would not know of the new.
 */
async function lockFolder(folder: string) {
  const { tryLock } = await import("fs-native-extensions");
  const file = `${folder}.lock`;
  const fd = openSync(file, "a");
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

/**
 * Opens the store in a local folder: PostgreSQL inside this process. It has no lock of its own between processes, and
 * two on one folder would destroy it, so this takes one. A second process is refused at once.
 */
export async function openEmbeddedStore(folder: string, migrationsFolder?: string): Promise<Store> {
  await checkFolder(folder);
  await makeFolder(path.dirname(folder)).catch((cause: unknown) => {
    throw new StoreUnavailable("not-writable", { cause });
  });
  const lock = await lockFolder(folder);
  try {
    const { PGlite } = await import("@electric-sql/pglite");
    if (!(await holdsStore(folder))) {
      // Made beside its place and moved there whole, so that a process that dies meanwhile leaves no half one.
      const draft = `${folder}.new`;
      await rm(draft, { recursive: true, force: true });
      await (await PGlite.create(draft)).close();
      await rename(draft, folder);
    }
    const client = await PGlite.create(folder);
    const query: Store["query"] = ({ text, values }) => client.query(text, values);
    const close = async () => {
      // Closing writes into the folder.
      if (lock.isOurs()) await client.close();
      lock.release();
    };
    try {
      await migrate({ query, run: (sql) => client.exec(sql) }, migrationsFolder);
    } catch (cause) {
      await client.close();
      throw cause;
    }
    return { query, isShared: false, close };
  } catch (cause) {
    lock.release();
    throw cause;
  }
}
