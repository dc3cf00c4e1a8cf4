import "server-only";
import fs from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import pLimit from "p-limit";
import { readErrorCode, StoreUnavailable } from "./store";

/** What PGlite leaves out: `-F` switches fsync off, and fdatasync, which PostgreSQL prefers, does nothing in WebAssembly. */
const START_PARAMS = [...PGlite.defaultStartParams.filter((param) => param !== "-F"), "-c", "wal_sync_method=fsync"];

/** Some file systems cannot sync a folder, and Windows nothing that is open for reading only. */
const isUnsyncable = (error: unknown) => ["EACCES", "EINVAL", "EPERM"].includes(readErrorCode(error) ?? "");

/** Emscripten's numbers. PostgreSQL forgives the first for a folder, and stops at any other failure. */
const EINVAL = 28;
const EIO = 29;

function sync({ nfd }: { nfd: number }): number {
  try {
    fs.fsyncSync(nfd);
    return 0;
  } catch (error) {
    return isUnsyncable(error) ? EINVAL : EIO;
  }
}

class SyncedFolder extends NodeFS {
  override init(...[client, options]: Parameters<NodeFS["init"]>) {
    const addSync = ({ NODEFS }: { NODEFS: { stream_ops: { fsync?: typeof sync } } }) => {
      NODEFS.stream_ops.fsync = sync;
    };
    return super.init(client, { ...options, preRun: [...(options.preRun ?? []), addSync] });
  }
}

/**
 * PostgreSQL in this process, on a folder: what it has answered survives a power cut. After a PANIC, as of a failing disk,
 * nothing reaches it any more: the next statement would hold up the whole process for ever.
 */
export async function openDurably(folder: string) {
  const client = await PGlite.create({ fs: new SyncedFolder(folder), startParams: START_PARAMS });
  const inTurn = pLimit(1);
  let hasPanicked = false;
  const run = <T>(work: () => Promise<T>) =>
    inTurn(async () => {
      if (hasPanicked) throw new StoreUnavailable("failed");
      return work().catch((cause: unknown) => {
        hasPanicked = cause instanceof Error && "severity" in cause && cause.severity === "PANIC";
        throw hasPanicked ? new StoreUnavailable("failed", { cause }) : cause;
      });
    });
  return {
    query: (text: string, values?: unknown[]) => run(() => client.query(text, values)),
    exec: (sql: string) => run(() => client.exec(sql)),
    close: () => run(() => client.close()),
  };
}

/** More files than this would hardly be written faster, and a process may not open a thousand. */
const SYNCS_AT_ONCE = 64;

async function syncToDisk(file: string) {
  try {
    const handle = await open(file);
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!isUnsyncable(error)) throw error;
  }
}

/** Makes a store beside its place and moves it there whole, so that a process that dies meanwhile leaves no half one. */
export async function makeStore(folder: string) {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await (await openDurably(draft)).close();
  const entries = await readdir(draft, { recursive: true });
  const files = [draft, ...entries.map((entry) => path.join(draft, entry))];
  await pLimit(SYNCS_AT_ONCE).map(files, syncToDisk);
  await rename(draft, folder);
  await syncToDisk(path.dirname(folder));
}
