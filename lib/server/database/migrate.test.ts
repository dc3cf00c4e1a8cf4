import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { type PostgresServer, startPostgres } from "@/scripts/sandbox/postgres";
import { openEmbeddedStore } from "./embedded-store";
import { users } from "./schema";
import { openServerStore } from "./server-store";
import { type Database, type Store, StoreUnavailable } from "./store";

const MIGRATIONS = path.resolve("lib/server/database/migrations");
const work = await mkdtemp(path.join(tmpdir(), "portfolio-migrate-"));
const postgres = await startPostgres();

afterAll(async () => {
  if (postgres.ok) await postgres.server.remove();
  await rm(work, { recursive: true, force: true });
});

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

const journal = JSON.parse(await readFile(path.join(MIGRATIONS, "meta/_journal.json"), "utf8")) as Journal;

/** A copy of the migrations folder as an earlier, or a later, version of the site has it. */
async function copyMigrations(name: string, change: (journal: Journal) => void, files: Record<string, string> = {}) {
  const folder = path.join(work, name);
  await cp(MIGRATIONS, folder, { recursive: true });
  const changed = structuredClone(journal);
  change(changed);
  await writeFile(path.join(folder, "meta/_journal.json"), JSON.stringify(changed));
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  return folder;
}

const later = await copyMigrations(
  "later",
  ({ entries }) =>
    entries.push({ idx: 9, version: "7", when: 4_000_000_000_000, tag: "9999_later", breakpoints: true }),
  { "9999_later.sql": "CREATE TABLE later (id int)" },
);

async function countMigrations(db: Database): Promise<number> {
  const [row] = await db.select({ count: sql<string>`count(*)` }).from(sql`drizzle.__drizzle_migrations`);
  return Number(row?.count);
}

interface Kind {
  name: string;
  makePlace: () => Promise<string>;
  open: (place: string, migrationsFolder?: string) => Promise<Store>;
}

let places = 0;

/** Making one takes seconds, copying one does not. */
const emptyStore = path.join(work, "empty");
await (await PGlite.create(emptyStore)).close();

async function copyEmptyStore(): Promise<string> {
  const place = path.join(work, `store-${(places += 1)}`);
  await cp(emptyStore, place, { recursive: true });
  return place;
}

const kinds: Kind[] = [
  {
    name: "the embedded store",
    makePlace: copyEmptyStore,
    open: (place, migrationsFolder) => openEmbeddedStore(place, { migrationsFolder }),
  },
];
if (postgres.ok) {
  kinds.push({
    name: "a PostgreSQL server",
    makePlace: () => postgres.server.createDatabase(),
    open: openServerStore,
  });
  describe("two processes and one PostgreSQL server", () => describeServer(postgres.server));
} else {
  it(`was not run over a PostgreSQL server: ${postgres.reason}`, () =>
    expect(process.env.CI, "CI runs the server half too").toBeFalsy());
}

describe.each(kinds)("migrations of $name", ({ makePlace, open }) => {
  it("makes a fresh store, leaves an up-to-date one alone and refuses one that a later version has written", async () => {
    const place = await makePlace();
    const fresh = await open(place);
    await fresh.db.insert(users).values({ email: "kept@example.com", name: "Kept" });
    expect(await countMigrations(fresh.db)).toBe(journal.entries.length);
    await fresh.close();

    const again = await open(place);
    expect(await countMigrations(again.db)).toBe(journal.entries.length);
    await again.close();

    await (await open(place, later)).close();
    await expect(open(place)).rejects.toMatchObject({ name: "StoreUnavailable", fault: "newer-than-code" });
    const newest = await open(place, later);
    expect(await newest.db.select({ email: users.email }).from(users)).toEqual([{ email: "kept@example.com" }]);
    await newest.close();
  });

  it.each(journal.entries.slice(0, -1).map((entry, index) => ({ tag: entry.tag, length: index + 1 })))(
    "upgrades a store of version $tag and keeps its people",
    async ({ tag, length }) => {
      const place = await makePlace();
      const folder = await copyMigrations(`until-${tag}`, (changed) => changed.entries.splice(length));
      const old = await open(place, folder);
      await old.db.insert(users).values({ email: "kept@example.com", name: "Kept" });
      await old.close();

      const upgraded = await open(place);
      expect(await countMigrations(upgraded.db)).toBe(journal.entries.length);
      expect(await upgraded.db.select({ name: users.name }).from(users)).toEqual([{ name: "Kept" }]);
      await upgraded.close();
    },
  );

  it("undoes a migration that fails half-way", async () => {
    const place = await makePlace();
    const broken = await copyMigrations(`broken-${places}`, () => {}, {
      [`${journal.entries.at(-1)?.tag}.sql`]: "CREATE TABLE half (id int);\n--> statement-breakpoint\nnot sql",
    });
    await expect(open(place, broken)).rejects.toThrow();
    const mended = await open(place);
    const [row] = await mended.db.select({ half: sql`to_regclass('half')` }).from(sql`(select 1) as one`);
    expect(row?.half).toBeNull();
    expect(await countMigrations(mended.db)).toBe(journal.entries.length);
    await mended.close();
  });
});

function describeServer(server: PostgresServer) {
  it("lets many migrate at once, and one does the work", async () => {
    const url = await server.createDatabase();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openServerStore(url)));
    expect(await countMigrations(stores[0]?.db as Database)).toBe(journal.entries.length);
    await Promise.all(stores.map((store) => store.close()));
  });

  it("finishes what a killed process has begun", async () => {
    const url = await server.createDatabase();
    const slow = await copyMigrations("slow", () => {}, {
      [`${journal.entries.at(-1)?.tag}.sql`]:
        "CREATE TABLE half (id int);\n--> statement-breakpoint\nselect pg_sleep(30)",
    });
    const child = openInAnotherProcess(url, slow);
    const watcher = await openWatcher(url);
    await expect.poll(() => watcher.isSleeping()).toBe(true);
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
    await watcher.endSleepers();

    const store = await openServerStore(url);
    expect(await countMigrations(store.db)).toBe(journal.entries.length);
    await store.close();
    await watcher.close();
  });
}

function openInAnotherProcess(url: string, migrationsFolder: string) {
  const script = `
    const { openServerStore } = await import("./lib/server/db/server-store.ts");
    await openServerStore(${JSON.stringify(url)}, ${JSON.stringify(migrationsFolder)});
  `;
  const flags = ["--conditions=react-server", "--import", "tsx", "--input-type=module", "--eval"];
  return spawn(process.execPath, [...flags, script], { stdio: "inherit" });
}

/** Looks at the server from outside. PostgreSQL notices a vanished client only when it next writes to it. */
async function openWatcher(url: string) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sleepers = "from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()";
  return {
    isSleeping: async () => (await client.query(`select 1 ${sleepers}`)).rows.length > 0,
    endSleepers: () => client.query(`select pg_terminate_backend(pid) ${sleepers}`),
    close: () => client.end(),
  };
}

it("names its fault", () => {
  expect(new StoreUnavailable("locked").message).toBe("The account store is unavailable: locked");
});
