import "server-only";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { getEnv, readGroup, type Source, text } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { oncePerProcess } from "@/lib/server/process-wide";
import { checkFolder, openEmbeddedStore } from "./embedded";
import { openServerStore } from "./server";
import { readErrorCode, type Store, type StoreFault, StoreUnavailable } from "./store";

const RETRY_AFTER_MS = 5_000;
/** An embedded store takes one or two seconds to open, and longer on a busy machine. */
const PROBE_TIMEOUT_MS = 5_000;

const EMBEDDED = "pglite:";

const variables = z.object({
  DATABASE_URL: text
    .regex(/^(?:postgres(?:ql)?:\/\/.+|pglite:.+)$/, { error: "must be postgres://… or pglite:FOLDER" })
    .default(`${EMBEDDED}.data/accounts`),
});

/** Never falls back to the embedded store if the URL is invalid. */
export const readDatabase = (source?: Source) => readGroup("accounts", variables, source);

/** Whether the database is a PostgreSQL server, which also counts rate limits. That needs no accounts. */
export const hasServer = () => /^postgres/.test(readDatabase().values?.DATABASE_URL ?? "");

function locateStore(): { folder: string | null; url: string } {
  const { secret, isServerless } = getEnv();
  const url = readDatabase().values?.DATABASE_URL;
  if (!url || !(secret || hasServer())) throw new StoreUnavailable("not-configured");
  if (!url.startsWith(EMBEDDED)) return { folder: null, url };
  if (isServerless) throw new StoreUnavailable("serverless");
  return { folder: path.resolve(url.slice(EMBEDDED.length)), url };
}

export async function openStore(): Promise<Store> {
  const { folder, url } = locateStore();
  return folder ? openEmbeddedStore(folder) : openServerStore(url);
}

/** Shares one store among all callers. Opens it on first use, and tries again after a failure. */
export function createConnection(open: () => Promise<Store>) {
  let current: Promise<Store> | null = null;
  let fault: StoreFault | null = null;

  function giveUp(cause: unknown): StoreUnavailable {
    const error = cause instanceof StoreUnavailable ? cause : new StoreUnavailable("failed", { cause });
    const code = readErrorCode(error.cause) ?? "none";
    if (fault !== error.fault) log("error", "store-unavailable", { text: error.message, code });
    fault = error.fault;
    // If the folder is locked, the next request can retry immediately, because checking a lock is cheap.
    setTimeout(() => (current = null), fault === "locked" ? 0 : RETRY_AFTER_MS).unref();
    return error;
  }

  async function openOnce(): Promise<Store> {
    const store = await open().catch((cause: unknown) => Promise.reject(giveUp(cause)));
    if (fault) log("info", "store-recovered");
    fault = null;
    return store;
  }

  return {
    isUntouched: () => current === null && fault === null,
    get: () => (current ??= openOnce()),
    /** Closes a store that no longer answers. */
    async drop(failed: Store, cause: unknown): Promise<void> {
      if ((await current?.catch(() => null)) !== failed) return;
      current = Promise.reject(giveUp(cause));
      current.catch(() => undefined);
      await failed.close().catch(() => log("warn", "store-close-failed"));
    },
  };
}

export const getConnection = oncePerProcess("account-store", () => createConnection(openStore));

/** Unnamed statements, because names could collide behind a pooler. Throws `StoreUnavailable` on failure. */
export async function askStore(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const store = await getConnection().get();
  try {
    return await store.query(text, values);
  } catch (cause) {
    const code = readErrorCode(cause);
    log("error", "store-failed", { code: code ?? (cause instanceof Error ? cause.name : "none") });
    // An error without a code means that the server has hung or the embedded database has stopped.
    if (code === null) void getConnection().drop(store, cause);
    throw new StoreUnavailable("failed", { cause });
  }
}

export async function query<T>(row: z.ZodType<T>, text: string, values?: unknown[]): Promise<T[]> {
  return z.array(row).parse((await askStore(text, values)).rows);
}

/** Throws `StoreUnavailable` if the store is unusable. If an embedded store has not been opened yet, checks only its folder. */
export async function probeStore(): Promise<void> {
  const { folder } = locateStore();
  if (folder && getConnection().isUntouched()) await checkFolder(folder);
  else await Promise.race([askStore("select 1"), failAfter(PROBE_TIMEOUT_MS)]);
}

async function failAfter(ms: number): Promise<never> {
  await wait(ms, undefined, { ref: false });
  throw new StoreUnavailable("failed");
}
