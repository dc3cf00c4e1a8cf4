import "server-only";
import { log } from "@/lib/server/log";
import { bringUpToDate, MIGRATION_LOCK_ID } from "./migrate";
import { type Store, StoreUnavailable } from "./store";
import { judgeDamage } from "./store-errors";

const CONNECT_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 5_000;
/** The server's own word about a timeout has so long to arrive. */
const QUERY_GRACE_MS = 1_000;
const IDLE_TIMEOUT_MS = 30_000;
const MAX_CONNECTIONS = 5;
/** The first to arrive migrates; the others wait for its lock this long. */
const MIGRATION_TIMEOUT_MS = 60_000;

/** On a connection of its own: the session's lock falls with it, however the process ends. */
async function migrateServer(url: string, folder?: string): Promise<void> {
  const { default: pg } = await import("pg");
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const { migrate } = await import("drizzle-orm/node-postgres/migrator");
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: MIGRATION_TIMEOUT_MS,
    // A server that hangs answers no timeout of its own.
    query_timeout: MIGRATION_TIMEOUT_MS + QUERY_GRACE_MS,
    keepAlive: true,
    application_name: "portfolio-migrate",
  });
  client.on("error", () => log("warn", "store-connection-lost"));
  let isReached = false;
  try {
    await client.connect();
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK_ID]);
    isReached = true;
    const db = drizzle(client);
    await bringUpToDate(db, (migrationsFolder) => migrate(db, { migrationsFolder }), folder);
  } catch (cause) {
    if (cause instanceof StoreUnavailable) throw cause;
    const isDamaged = isReached && judgeDamage(cause) === "none";
    throw new StoreUnavailable(isDamaged ? "damaged" : "unreachable", { cause });
  } finally {
    await client.end();
  }
}

/** Opens the store on a PostgreSQL server: brings it up to date, then serves from a bounded pool. */
export async function openServerStore(url: string, migrationsFolder?: string): Promise<Store> {
  await migrateServer(url, migrationsFolder);
  const { default: pg } = await import("pg");
  const { drizzle } = await import("drizzle-orm/node-postgres");

  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + QUERY_GRACE_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    // An idle pool must not keep a script from ending.
    allowExitOnIdle: true,
    application_name: "portfolio",
  });
  // A connection that the server drops, idle or within a transaction, would otherwise end the process.
  pool.on("connect", (client) => client.on("error", () => log("warn", "store-connection-lost")));
  pool.on("error", () => undefined);
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
