import "server-only";
import pLimit from "p-limit";
import pg from "pg";
import { log } from "@/lib/server/log";
import { migrate } from "./migrate";
import type { Store } from "./store";

/** A free plan's database sleeps while nobody uses it, and takes some seconds to wake up. */
const CONNECT_TIMEOUT_MS = 8_000;
const QUERY_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 30_000;
const MAX_CONNECTIONS = 5;
/** Longest time to wait for a free connection. */
const WAIT_TIMEOUT_MS = 8_000;
/** The first process runs the migrations, and the others wait up to this long. */
const MIGRATION_TIMEOUT_MS = 60_000;

/** Queues queries before the pool, because the pool's timeout cannot tell a burst of requests from a dead server. */
function createQueue() {
  const limit = pLimit(MAX_CONNECTIONS);
  return <T>(work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      let isOver = false;
      const timer = setTimeout(() => {
        isOver = true;
        reject(Object.assign(new Error("No database connection was free"), { code: "busy" }));
      }, WAIT_TIMEOUT_MS);
      void limit(async () => {
        clearTimeout(timer);
        if (!isOver) await work().then(resolve, reject);
      });
    });
}

/** Timeouts are set in the driver, because poolers refuse start-up parameters such as `statement_timeout`. */
export async function openServerStore(url: string, migrationsFolder?: string): Promise<Store> {
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
    // Let scripts exit while the pool is idle.
    allowExitOnIdle: true,
  });
  // Without this handler, losing an idle connection would end the process.
  pool.on("error", () => log("warn", "store-connection-lost"));
  const inTurn = createQueue();
  return {
    query: (text, values) => inTurn(() => pool.query(text, values)),
    close: () => pool.end(),
  };
}
