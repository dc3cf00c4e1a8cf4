import "server-only";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Pool } from "pg";

/** One dialect over both drivers: everything that asks the store is written once. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface Store {
  db: Database;
  /** The pool of a PostgreSQL server; null for the embedded store. */
  pool: Pool | null;
  close(): Promise<void>;
}

export type StoreFault =
  /** No database address that can be used, or no secret to protect what it would hold. */
  | "not-configured"
  /** The host forgets its disk between requests, and no server is configured. */
  | "serverless"
  | "not-writable"
  /** The folder holds something else; nothing of it is touched. */
  | "not-a-store"
  /** Another process has the folder open. */
  | "locked"
  | "unreachable"
  | "damaged"
  /** A later version of the site has written it. */
  | "newer-than-code";

/** The account store cannot be asked. Met by one catch, which answers that accounts are unavailable. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";

  constructor(
    readonly fault: StoreFault,
    options?: ErrorOptions,
  ) {
    super(`The account store is unavailable: ${fault}`, options);
  }
}
