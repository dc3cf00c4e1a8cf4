import "server-only";
import type { PGlite } from "@electric-sql/pglite";
import { lock } from "proper-lockfile";
import { log } from "@/lib/server/log";
import { assertUsableFolder, holdsStore, makeParents, makeWhole } from "./embedded-folder";
import { bringUpToDate } from "./migrate";
import { type Store, StoreUnavailable } from "./store";

/** A lock that nobody refreshes for this long belongs to a process that died. */
const LOCK_STALE_MS = 10_000;
const LOCK_REFRESH_MS = 2_500;
const LOCK_RETRY_MS = 500;
/** Long enough to outwait the lock of a process that was killed a moment ago. */
const LOCK_RETRIES = Math.ceil(LOCK_STALE_MS / LOCK_RETRY_MS) + 2;

interface OpenOptions {
  /** Whether to outwait a lock that may have been left behind by a process that died. */
  waitsForLock?: boolean;
  /** Told when the lock was taken away (the machine slept for long, say); the store is then closing already. */
  onLost?: () => void;
  migrationsFolder?: string;
}

async function lockFolder(folder: string, waits: boolean, onLost: () => void): Promise<() => Promise<void>> {
  try {
    return await lock(folder, {
      lockfilePath: `${folder}.lock`,
      realpath: false,
      stale: LOCK_STALE_MS,
      update: LOCK_REFRESH_MS,
      retries: { retries: waits ? LOCK_RETRIES : 0, minTimeout: LOCK_RETRY_MS, factor: 1 },
      onCompromised: onLost,
    });
  } catch (cause) {
    const isHeld = cause instanceof Error && "code" in cause && cause.code === "ELOCKED";
    throw new StoreUnavailable(isHeld ? "locked" : "not-writable", { cause });
  }
}

async function openFolder(folder: string) {
  const { PGlite } = await import("@electric-sql/pglite");
  if (!(await holdsStore(folder))) {
    await makeWhole(folder, async (place) => (await PGlite.create(place)).close());
  }
  return PGlite.create(folder);
}

/**
 * Opens the store in a local folder: PostgreSQL inside this process. It has no lock of its own between processes, and
 * two on one folder would destroy it, so this takes one.
 */
export async function openEmbeddedStore(folder: string, options: OpenOptions = {}): Promise<Store> {
  const { waitsForLock = true, onLost, migrationsFolder } = options;
  await assertUsableFolder(folder);
  await makeParents(folder);

  let client: PGlite | null = null;
  let isLost = false;
  const closeClient = async () => {
    const closing = client;
    client = null;
    await closing?.close();
  };
  const unlock = await lockFolder(folder, waitsForLock, () => {
    isLost = true;
    log("error", "store-lock-lost");
    onLost?.();
    closeClient().catch(() => undefined);
  });
  try {
    client = await openFolder(folder);
    // Until now there was nothing that the loss could have closed.
    if (isLost) throw new StoreUnavailable("locked");
    const { drizzle } = await import("drizzle-orm/pglite");
    const { migrate } = await import("drizzle-orm/pglite/migrator");
    const db = drizzle(client);
    await bringUpToDate(db, (from) => migrate(db, { migrationsFolder: from }), migrationsFolder);
    return { db, pool: null, close: () => closeClient().finally(unlock) };
  } catch (cause) {
    await closeClient().catch(() => undefined);
    await unlock().catch(() => undefined);
    if (cause instanceof StoreUnavailable) throw cause;
    throw new StoreUnavailable(isLost ? "locked" : "damaged", { cause });
  }
}
