import "server-only";
import { log } from "@/lib/server/log";
import { migrate } from "./migrate";
import type { Store } from "./store";

const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 30_000;
const MAX_CONNECTIONS = 5;
/** The first to arrive migrates; the others wait for it this long. */
const MIGRATION_TIMEOUT_MS = 60_000;

/**
 * Opens the store on a PostgreSQL server: brings it up to date on a connection of its own, then serves from a bounded
 * pool. The driver keeps the time: a pooler in between refuses start-up parameters such as `statement_timeout`.
 */
export async function openServerStore(url: string, migrationsFolder?: string): Promise<Store> {
  const { default: pg } = await import("pg");
  const settings = { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true };

  const client = new pg.Client({ ...settings, query_timeout: MIGRATION_TIMEOUT_MS });
  client.on("error", () => log("warn", "store-connection-lost"));
  try {
    await client.connect();
    await migrate((text) => client.query(text), migrationsFolder);
  } finally {
    await client.end();
  }

  const pool = new pg.Pool({
    ...settings,
    max: MAX_CONNECTIONS,
    query_timeout: QUERY_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    // An idle pool must not keep a script from ending.
    allowExitOnIdle: true,
  });
  // A connection that the server drops while it is idle would otherwise end the process.
  pool.on("error", () => log("warn", "store-connection-lost"));
  return {
    query: (text, values) => pool.query(text, values),
    close: () => pool.end(),
  };
}
