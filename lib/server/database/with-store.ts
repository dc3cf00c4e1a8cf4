import "server-only";
import path from "node:path";
import { sql } from "drizzle-orm";
import { getEnv, type ServerEnv } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { assertUsableFolder } from "./embedded-folder";
import { type Database, type Store, StoreUnavailable } from "./store";
import { isRetryable, judgeDamage } from "./store-errors";
import { type Attempt, createStoreKeeper } from "./store-keeper";

const PROBE_TIMEOUT_MS = 1_000;
const MAX_RETRIES = 3;

type StoreEnv = Pick<ServerEnv, "secret" | "databaseUrl" | "isServerless">;

export type StorePlace = { kind: "embedded"; folder: string } | { kind: "server"; url: string };

/** Where the accounts are kept; throws `StoreUnavailable` where they cannot be. */
export function locateStore({ secret, databaseUrl, isServerless }: StoreEnv): StorePlace {
  if (!secret || !databaseUrl) throw new StoreUnavailable("not-configured");
  if (!databaseUrl.startsWith("pglite:")) return { kind: "server", url: databaseUrl };
  if (isServerless) throw new StoreUnavailable("serverless");
  return { kind: "embedded", folder: path.resolve(databaseUrl.slice("pglite:".length)) };
}

/** Opens the store of this environment for the caller alone, who closes it. Throws `StoreUnavailable`. */
export async function openLocatedStore({ isFirst, onLost }: Attempt = { isFirst: true }): Promise<Store> {
  const place = locateStore(getEnv());
  if (place.kind === "server") {
    const { openServerStore } = await import("./server-store");
    return openServerStore(place.url);
  }
  const { openEmbeddedStore } = await import("./embedded-store");
  return openEmbeddedStore(place.folder, { onLost, waitsForLock: isFirst });
}

const getKeeper = oncePerProcess("account-store", () => createStoreKeeper(openLocatedStore));

/** The open store; opens it when this is the first call. Throws `StoreUnavailable`. */
export function getStore(): Promise<Store> {
  return getKeeper().get();
}

/** Runs a flow against the store. An outage of the store becomes `StoreUnavailable`, whatever its driver calls it. */
export async function withStore<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const store = await getKeeper().get();
  try {
    return await work(store.db);
  } catch (cause) {
    const damage = judgeDamage(cause);
    if (damage === "none") throw cause;
    log("error", "store-failed", { damage });
    if (damage === "reopen") await getKeeper().drop(store);
    throw new StoreUnavailable("unreachable", { cause });
  }
}

/** One short transaction, run again when it lost a race against another. */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (retry === MAX_RETRIES || !isRetryable(error)) throw error;
    }
  }
}

/** What comes of the work within a time; `StoreUnavailable` when nothing has. The work itself goes on. */
export async function within<T>(timeoutMs: number, work: PromiseLike<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable("unreachable")), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether accounts could be used now; throws when not. An embedded store that nobody has needed yet is not opened for
 * the question: its folder is looked at instead.
 */
export async function probeStore(): Promise<void> {
  const place = locateStore(getEnv());
  const keeper = getKeeper();
  if (place.kind === "embedded" && !keeper.peek()) return assertUsableFolder(place.folder);
  const { db } = await keeper.get();
  await within(PROBE_TIMEOUT_MS, db.execute(sql`select 1`));
}

/** The same question, answered by yes or no. */
export async function isStoreUsable(): Promise<boolean> {
  try {
    await probeStore();
    return true;
  } catch (error) {
    if (error instanceof StoreUnavailable || judgeDamage(error) !== "none") return false;
    throw error;
  }
}
