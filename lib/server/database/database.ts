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

/** How long after a failure the store is not tried again. */
const RETRY_AFTER_MS = 5_000;
/** An embedded store takes a second or two to open; on a busy machine more. */
const PROBE_TIMEOUT_MS = 5_000;
const CLOSE_TIMEOUT_MS = 5_000;

const EMBEDDED = "pglite:";

const variables = z.object({
  DATABASE_URL: text
    .regex(/^(?:postgres(?:ql)?:\/\/.+|pglite:.+)$/, { error: "must be postgres://… or pglite:FOLDER" })
    .default(`${EMBEDDED}.data/accounts`),
});

/** Null for a wrong address: the embedded store in its place would quietly hide the mistake. */
export const readDatabase = (source?: Source) => readGroup("accounts", variables, source);

/** Where the store is: in a folder, or on a server, which other processes may share. */
function locateStore(): { folder: string | null; url: string } {
  const { secret, isServerless } = getEnv();
  const url = readDatabase().values?.DATABASE_URL;
  if (!secret || !url) throw new StoreUnavailable("not-configured");
  if (!url.startsWith(EMBEDDED)) return { folder: null, url };
  if (isServerless) throw new StoreUnavailable("serverless");
  return { folder: path.resolve(url.slice(EMBEDDED.length)), url };
}

export const hasServer = () => getEnv().secret !== null && /^postgres/.test(readDatabase().values?.DATABASE_URL ?? "");

/** Opens the store of this environment for the caller alone, who closes it. */
export async function openStore(): Promise<Store> {
  const { folder, url } = locateStore();
  return folder ? openEmbeddedStore(folder) : openServerStore(url);
}

/** Keeps one store open: opened at the first call, shared by all, tried again a while after a failure. */
export function createConnection(open: () => Promise<Store>) {
  let current: Promise<Store> | null = null;
  let fault: StoreFault | null = null;

  function giveUp(cause: unknown): StoreUnavailable {
    const error = cause instanceof StoreUnavailable ? cause : new StoreUnavailable("failed", { cause });
    const code = readErrorCode(error.cause) ?? "none";
    if (fault !== error.fault) log("error", "store-unavailable", { text: error.message, code });
    fault = error.fault;
    // Asking whether a folder is free again costs nothing.
    setTimeout(() => (current = null), fault === "locked" ? 0 : RETRY_AFTER_MS).unref();
    return error;
  }

  async function openOnce(): Promise<Store> {
    const store = await open().catch((cause: unknown) => Promise.reject(giveUp(cause)));
    if (fault) log("info", "store-back");
    fault = null;
    return store;
  }

  return {
    /** Whether the store has been asked for yet, with or without success. */
    isUntouched: () => current === null && fault === null,
    get: () => (current ??= openOnce()),
    /** Lets go of a store that does not answer any more; it is opened anew after a while. */
    async drop(failed: Store, cause: unknown): Promise<void> {
      if ((await current?.catch(() => null)) !== failed) return;
      current = Promise.reject(giveUp(cause));
      current.catch(() => undefined);
      await failed.close().catch(() => log("warn", "store-not-closed"));
    },
    close: async () => (await current)?.close(),
  };
}

export const getConnection = oncePerProcess("account-store", () => {
  const connection = createConnection(openStore);
  // Next.js ends the process by this once it has been told to stop and every request has been answered.
  const exit = process.exit.bind(process);
  process.exit = ((code) => {
    const end = () => exit(code);
    void within(CLOSE_TIMEOUT_MS, connection.close()).then(end, end);
  }) as typeof process.exit;
  return connection;
});

/** Runs one statement, unnamed: behind a pooler names could collide. Any failure throws `StoreUnavailable`. */
export async function askStore(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const store = await getConnection().get();
  try {
    return await store.query(text, values);
  } catch (cause) {
    const code = readErrorCode(cause);
    log("error", "store-failed", { code: code ?? (cause instanceof Error ? cause.name : "none") });
    // Without a code nobody has answered: a server hangs, or the embedded engine has stopped.
    if (code === null) void getConnection().drop(store, cause);
    throw new StoreUnavailable("failed", { cause });
  }
}

/** The rows that one statement answers. */
export async function query<T>(row: z.ZodType<T>, text: string, values?: unknown[]): Promise<T[]> {
  return z.array(row).parse((await askStore(text, values)).rows);
}

/**
 * Whether accounts could be used now; throws `StoreUnavailable` when not. An embedded store that nobody has needed yet is
 * not opened for the question: its folder is looked at instead.
 */
export async function probeStore(): Promise<void> {
  const { folder } = locateStore();
  if (folder && getConnection().isUntouched()) await checkFolder(folder);
  else await within(PROBE_TIMEOUT_MS, askStore("select 1"));
}

/** What comes of the work within a time; `StoreUnavailable` when nothing has. The work itself goes on. */
export function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  const timeout = wait(timeoutMs, undefined, { ref: false });
  return Promise.race([work, timeout.then(() => Promise.reject(new StoreUnavailable("failed")))]);
}
