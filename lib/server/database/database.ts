import "server-only";
import path from "node:path";
import { z } from "zod";
import { log } from "@/lib/server/log";
import { oncePerProcess } from "@/lib/server/process-wide";
import { getSettings } from "@/lib/server/settings";
import { readErrorCode, StoreUnavailable, type Store, type StoreFault } from "./store";

const RETRY_AFTER_MS = 5_000;

const EMBEDDED = "pglite:";

/** A PostgreSQL server is used even without accounts, to count rate limits. */
export async function openStore(): Promise<Store> {
  const { database, secret } = getSettings();
  const { url, isServer } = database;
  if (!url || !(isServer || secret)) throw new StoreUnavailable("not-configured");
  if (isServer) return (await import("./server")).openServerStore(url);
  return (await import("./embedded")).openEmbeddedStore(path.resolve(url.slice(EMBEDDED.length)));
}

/** Shares one store among all callers. Opens it on first use, and tries again five seconds after a failure. */
export function createConnection(open: () => Promise<Store>) {
  let current: Promise<Store> | null = null;
  let fault: StoreFault | null = null;

  async function openOnce(): Promise<Store> {
    try {
      const store = await open();
      if (fault) log("info", "store-recovered");
      fault = null;
      return store;
    } catch (cause) {
      const error = cause instanceof StoreUnavailable ? cause : new StoreUnavailable("failed", { cause });
      const code = readErrorCode(error.cause) ?? "none";
      if (fault !== error.fault) log("error", "store-unavailable", { text: error.message, code });
      fault = error.fault;
      setTimeout(() => (current = null), RETRY_AFTER_MS).unref();
      throw error;
    }
  }

  return { get: () => (current ??= openOnce()) };
}

const getConnection = oncePerProcess("account-store", () => createConnection(openStore));

/** Leaves statements unnamed, because names could collide behind a pooler. Throws `StoreUnavailable` on failure. */
export async function askStore(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const store = await getConnection().get();
  try {
    return await store.query(text, values);
  } catch (cause) {
    log("error", "store-failed", { code: readErrorCode(cause) ?? (cause instanceof Error ? cause.name : "none") });
    throw new StoreUnavailable("failed", { cause });
  }
}

const getReachability = oncePerProcess("store-reachability", () => ({
  askedAt: -Infinity,
  answer: Promise.resolve(false),
}));

/** Asks the store at most once in five seconds, however many visitors want to know. */
export function isStoreReachable(): Promise<boolean> {
  const shared = getReachability();
  if (performance.now() - shared.askedAt > RETRY_AFTER_MS) {
    shared.askedAt = performance.now();
    shared.answer = askStore("select 1").then(
      () => true,
      () => false,
    );
  }
  return shared.answer;
}

export async function query<T>(row: z.ZodType<T>, text: string, values?: unknown[]): Promise<T[]> {
  return z.array(row).parse((await askStore(text, values)).rows);
}
