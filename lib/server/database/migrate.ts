import "server-only";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { StoreUnavailable } from "./store";

const MIGRATIONS_FOLDER = path.join(process.cwd(), "lib/server/database/migrations");

const LOCK_ID = 4_801_170_426;

/** Query pg_class too, because `to_regclass` may use a cache that misses another session's latest commit. */
const FIND_VERSION_TABLE = `select exists (select from pg_class where oid = to_regclass('store_version')) as "exists"`;

const tableSchema = z.object({ exists: z.boolean() });
const versionSchema = z.object({ version: z.int() });

/** Runs statements on a single connection and returns the result of the last one. */
type Run = (sql: string) => Promise<{ rows: unknown[] } | undefined>;

async function readVersion(run: Run): Promise<number> {
  const table = await run(FIND_VERSION_TABLE);
  if (!tableSchema.parse(table?.rows[0]).exists) return 0;
  const versions = await run("select max(version) as version from store_version");
  return versionSchema.parse(versions?.rows[0]).version;
}

/** Runs all pending migrations in one transaction. Its lock ends with it, as transaction poolers require. */
export async function migrate(run: Run, folder = MIGRATIONS_FOLDER): Promise<void> {
  const files = (await readdir(/*turbopackIgnore: true*/ folder)).filter((name) => name.endsWith(".sql")).sort();
  const found = await readVersion(run);
  if (found > files.length) throw new StoreUnavailable("newer-than-code");
  if (found === files.length) return;
  await run(`begin; select pg_advisory_xact_lock(${LOCK_ID})`);
  for (const file of files.slice(await readVersion(run))) {
    await run(await readFile(path.join(/*turbopackIgnore: true*/ folder, file), "utf8"));
  }
  await run(`create table if not exists store_version (version integer primary key);
    insert into store_version values (${files.length}) on conflict do nothing; commit`);
}
