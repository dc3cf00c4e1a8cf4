import "server-only";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { getEnv, type ServerEnv } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { checkFolder, openEmbeddedStore } from "./embedded";
import { openServerStore } from "./server";
import { readErrorCode, type Statement, type Store, StoreUnavailable } from "./store";

/** After a server has failed nobody waits for the next failure: the answer is ready until then. */
const RETRY_AFTER_MS = 5_000;
const PROBE_TIMEOUT_MS = 1_000;
const CLOSE_TIMEOUT_MS = 5_000;

/** The tables are gone: somebody has replaced the database beneath the running site. */
const MISSING_TABLE_CODES = new Set(["42P01", "3F000", "3D000"]);

type StoreEnv = Pick<ServerEnv, "secret" | "databaseUrl" | "isServerless">;

type Place = { folder: string; url?: undefined } | { folder?: undefined; url: string };

function locateStore({ secret, databaseUrl, isServerless }: StoreEnv): Place {
  if (!secret || !databaseUrl) throw new StoreUnavailable("not-configured");
  if (!databaseUrl.startsWith("pglite:")) return { url: databaseUrl };
  if (isServerless) throw new StoreUnavailable("serverless");
  return { folder: path.resolve(databaseUrl.slice("pglite:".length)) };
}

/** Opens the store of this environment for the caller alone, who closes it. */
export async function openStore(): Promise<Store> {
  const { folder, url } = locateStore(getEnv());
  return folder === undefined ? openServerStore(url) : openEmbeddedStore(folder);
}

/** Keeps one store open: opened at the first call, shared by all, tried again after a failure. */
export function createConnection(open: () => Promise<Store>) {
  let opening: Promise<Store> | null = null;
  let closing: Promise<void> | null = null;
  let opened: Store | null = null;
  let failure: { error: StoreUnavailable; retryAt: number } | null = null;

  async function openOnce(): Promise<Store> {
    await closing;
    try {
      opened = await open();
      if (failure) log("info", "store-back");
      failure = null;
      return opened;
    } catch (cause) {
      opening = null;
      const error = cause instanceof StoreUnavailable ? cause : new StoreUnavailable("failed", { cause });
      const code = readErrorCode(error.cause) ?? "none";
      if (failure?.error.fault !== error.fault) log("error", "store-unavailable", { text: error.message, code });
      // Asking whether a folder is free again costs nothing.
      failure = { error, retryAt: performance.now() + (error.fault === "locked" ? 0 : RETRY_AFTER_MS) };
      throw error;
    }
  }

  return {
    /** Whether the store has been asked for yet, with or without success. */
    isUntouched: () => opening === null && failure === null,
    async get(): Promise<Store> {
      if (!opening && failure && performance.now() < failure.retryAt) throw failure.error;
      opening ??= openOnce();
      return opening;
    },
    /** Closes the open store, unless it is another than the one that failed; the next call opens it anew. */
    async close(failed: Store | null = opened): Promise<void> {
      if (!opened || opened !== failed) return;
      closing = opened.close().catch(() => log("warn", "store-not-closed"));
      opened = null;
      opening = null;
      await closing;
    },
  };
}

/** Next.js ends the process by this once it has been told to stop and every request has been answered. */
function closeBeforeExit({ close }: ReturnType<typeof createConnection>): void {
  const exit = process.exit.bind(process);
  process.exit = ((code) => {
    void within(CLOSE_TIMEOUT_MS, close()).finally(() => exit(code));
  }) as typeof process.exit;
}

export const getConnection = oncePerProcess("account-store", () => {
  const connection = createConnection(openStore);
  closeBeforeExit(connection);
  return connection;
});

async function ask(statement: Statement): Promise<unknown[]> {
  const store = await getConnection().get();
  try {
    return (await store.query(statement)).rows;
  } catch (cause) {
    const code = readErrorCode(cause);
    log("error", "store-failed", { code: code ?? (cause instanceof Error ? cause.name : "none") });
    // Without any word of PostgreSQL's the embedded engine itself has stopped.
    if (code === null ? !store.isShared : MISSING_TABLE_CODES.has(code)) await getConnection().close(store);
    throw new StoreUnavailable("failed", { cause });
  }
}

/** The rows that one statement answers. Throws `StoreUnavailable`, whatever the reason: no statement of ours may fail. */
export async function query<T>(row: z.ZodType<T>, text: string, values: unknown[] = []): Promise<T[]> {
  return z.array(row).parse(await ask({ text, values }));
}

/**
 * Whether accounts could be used now; throws `StoreUnavailable` when not. An embedded store that nobody has needed yet is
 * not opened for the question: its folder is looked at instead.
 */
export async function probeStore(): Promise<void> {
  const { folder } = locateStore(getEnv());
  if (folder !== undefined && getConnection().isUntouched()) return checkFolder(folder);
  await within(PROBE_TIMEOUT_MS, ask({ text: "select 1" }));
}

/** What comes of the work within a time; `StoreUnavailable` when nothing has. The work itself goes on. */
export async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const timeout = wait(timeoutMs, undefined, { signal: timer.signal });
  try {
    return await Promise.race([work, timeout.then(() => Promise.reject(new StoreUnavailable("failed")))]);
  } finally {
    timer.abort();
  }
}
