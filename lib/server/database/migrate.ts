import "server-only";
import path from "node:path";
import { sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { StoreUnavailable, type Database } from "./store";

const MIGRATIONS_FOLDER = path.join(process.cwd(), "lib/server/database/migrations");

/** Any number that nothing else on the server locks. */
export const MIGRATION_LOCK_ID = 4_801_170_426;

async function findLatestApplied(db: Database): Promise<number> {
  const [row] = await db
    .select({ isThere: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select 1) as one`);
  if (!row?.isThere) return 0;
  const [last] = await db.select({ at: sql<string | null>`max(created_at)` }).from(sql`drizzle.__drizzle_migrations`);
  return Number(last?.at ?? 0);
}

function findLatestKnown(migrations: readonly MigrationMeta[]): number {
  return Math.max(0, ...migrations.map((migration) => migration.folderMillis));
}

/**
 * Brings the store to the version of the code by drizzle's own migrator: all pending files in one transaction. A store
 * that a later version has written is refused. The caller keeps other processes out.
 */
export async function bringUpToDate(
  db: Database,
  migrate: (migrationsFolder: string) => Promise<void>,
  folder: string = MIGRATIONS_FOLDER,
): Promise<void> {
  const known = findLatestKnown(readMigrationFiles({ migrationsFolder: folder }));
  const applied = await findLatestApplied(db);
  if (applied > known) throw new StoreUnavailable("newer-than-code");
  if (applied < known) await migrate(folder);
}
