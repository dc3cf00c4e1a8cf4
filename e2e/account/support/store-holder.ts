import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { missingPostgres, startPostgres, type PostgresServer } from "@/e2e/account/support/postgres";
import { test as base } from "@/e2e/support/fixtures";

export const UNAVAILABLE = { ok: false, code: "auth/accounts-unavailable" };

export const test = base.extend<{ folder: string; server: PostgresServer }>({
  folder: async ({}, provide) => {
    const folder = mkdtempSync(path.join(tmpdir(), "portfolio faults "));
    await provide(folder);
    for (const each of [folder, `${folder}.lock`]) rmSync(each, { recursive: true, force: true });
  },
  server: async ({}, provide) => {
    const postgres = await startPostgres();
    if (!postgres.ok) throw new Error(postgres.reason);
    await provide(postgres.server);
    await postgres.server.remove();
  },
});

export const testPostgres = missingPostgres ? test.skip : test;
/** For tests that stop the server, so it must not be the one in DATABASE_TEST_URL. */
export const testOwnPostgres = process.env.DATABASE_TEST_URL ? test.skip : testPostgres;
