import "server-only";
import fs from "node:fs";
import { open } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import pLimit from "p-limit";
import { readErrorCode, StoreUnavailable } from "./store";

/** Enables fsync: PGlite disables it with `-F`, and PostgreSQL's default, fdatasync, does nothing in WebAssembly. */
const START_PARAMS = [...PGlite.defaultStartParams.filter((param) => param !== "-F"), "-c", "wal_sync_method=fsync"];

/** Emscripten's error numbers. When syncing a folder, PostgreSQL ignores EINVAL but panics on any other error. */
const EINVAL = 28;
const EIO = 29;

/** Some file systems cannot sync folders, and Windows cannot sync read-only files. */
const isUnsyncable = (error: unknown) => ["EACCES", "EINVAL", "EPERM"].includes(readErrorCode(error) ?? "");

function fsync({ nfd }: { nfd: number }): number {
  try {
    fs.fsyncSync(nfd);
    return 0;
  } catch (error) {
    return isUnsyncable(error) ? EINVAL : EIO;
  }
}

class SyncedFolder extends NodeFS {
  override init(...[client, options]: Parameters<NodeFS["init"]>) {
    const addFsync = ({ NODEFS }: { NODEFS: { stream_ops: object } }) => Object.assign(NODEFS.stream_ops, { fsync });
    return super.init(client, { ...options, preRun: [...(options.preRun ?? []), addFsync] });
  }
}

/** Runs PostgreSQL in this process. A committed statement survives a power cut. */
export async function openDurably(folder: string) {
  const client = await PGlite.create({ fs: new SyncedFolder(folder), startParams: START_PARAMS });
  const inTurn = pLimit(1);
  let hasPanicked = false;
  // Run nothing after a PANIC, such as one caused by a failing disk, because the next statement would never return.
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
    /** Synchronous version of `close` for a process that is about to exit. */
    shutDown() {
      if (hasPanicked) return;
      client.Module._pgl_setPGliteActive(0);
      client.Module._pgl_run_atexit_funcs();
    },
  };
}

export async function syncToDisk(file: string) {
  try {
    const handle = await open(file);
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!isUnsyncable(error)) throw error;
  }
}
