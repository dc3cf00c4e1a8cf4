import "server-only";
import { log } from "@/lib/server/log";
import { type Store, StoreUnavailable } from "./store";

/** After a failure nobody waits for the next one: the answer is ready until then. */
const RETRY_AFTER_MS = 5_000;

export interface Attempt {
  /** Only the first attempt of a process waits for a lock that may be stale. */
  isFirst: boolean;
  /** Tells that the store was taken away while it was open. One that is still being opened fails by itself. */
  onLost?: () => void;
}

/** Keeps one store open: opened at the first call, shared by all, tried again some time after a failure. */
export function createStoreKeeper(open: (attempt: Attempt) => Promise<Store>) {
  let opening: Promise<Store> | null = null;
  let opened: Store | null = null;
  let failure: { error: StoreUnavailable; at: number } | null = null;
  let isFirst = true;

  async function openOnce(): Promise<Store> {
    let own: Store | null = null;
    try {
      own = await open({ isFirst, onLost: () => own && forget(own) });
      opened = own;
      if (!isFirst) log("info", "store-back");
      failure = null;
      return own;
    } catch (cause) {
      const error = cause instanceof StoreUnavailable ? cause : new StoreUnavailable("unreachable", { cause });
      if (failure?.error.fault !== error.fault) log("error", "store-unavailable", { fault: error.fault });
      failure = { error, at: performance.now() };
      opening = null;
      throw error;
    } finally {
      isFirst = false;
    }
  }

  /** Word of an earlier store may come late, when the next one is open already and well. */
  function forget(gone: Store): boolean {
    if (opened !== gone) return false;
    opened = null;
    opening = null;
    return true;
  }

  return {
    async get(): Promise<Store> {
      if (opened) return opened;
      if (failure && performance.now() - failure.at < RETRY_AFTER_MS) throw failure.error;
      opening ??= openOnce();
      return opening;
    },
    /** The open store, without opening one. */
    peek: (): Store | null => opened,
    /** Closes a store that no longer works, unless that was done already, so that the next call opens it anew. */
    async drop(failed: Store): Promise<void> {
      if (forget(failed)) await failed.close().catch(() => undefined);
    },
  };
}

export type StoreKeeper = ReturnType<typeof createStoreKeeper>;
