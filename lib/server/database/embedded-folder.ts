import "server-only";
import { constants } from "node:fs";
import { access, mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { StoreUnavailable } from "./store";

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (cause) {
    if (isMissing(cause)) return [];
    throw new StoreUnavailable("not-writable", { cause });
  }
}

async function findExistingParent(folder: string): Promise<string> {
  try {
    await access(folder);
    return folder;
  } catch (error) {
    const parent = path.dirname(folder);
    if (!isMissing(error) || parent === folder) return folder;
    return findExistingParent(parent);
  }
}

/** Whether the folder holds a store. One that holds anything else is never written into. */
export async function holdsStore(folder: string): Promise<boolean> {
  const entries = await listFolder(folder);
  if (entries.includes("PG_VERSION")) return true;
  if (entries.length > 0) throw new StoreUnavailable("not-a-store");
  return false;
}

/** Finds out, without opening anything, what would keep the folder from being used. */
export async function assertUsableFolder(folder: string): Promise<void> {
  await holdsStore(folder);
  try {
    await access(await findExistingParent(folder), constants.W_OK);
  } catch (cause) {
    throw new StoreUnavailable("not-writable", { cause });
  }
}

/** Step by step: Node's own recursive way never ends where the kernel makes no folders (/proc). */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return;
    if (!isMissing(error) || path.dirname(folder) === folder) throw error;
    await makeFolder(path.dirname(folder));
    await mkdir(folder);
  }
}

/** Makes the folder's parents where they are missing. Throws `StoreUnavailable` where that may not be done. */
export async function makeParents(folder: string): Promise<void> {
  try {
    await makeFolder(path.dirname(folder));
  } catch (cause) {
    throw new StoreUnavailable("not-writable", { cause });
  }
}

/**
 * A new store is made beside its place and moved there whole, so that a process that dies meanwhile leaves no half one.
 * The caller holds the folder's lock.
 */
export async function makeWhole(folder: string, make: (place: string) => Promise<void>): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await make(draft);
  await rmdir(folder).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  await rename(draft, folder);
}
