import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { missingPostgres, startPostgres } from "@/e2e/account/support/postgres";
import { starts } from "@/scripts/setup/starts.mjs";

const GUIDE = readFileSync("docs/accounts.md", "utf8");
const [BACKUP = "", RESTORE = ""] = ["pg_dump", "pg_restore"].map(
  (program) => new RegExp(`(?<=\`\`\`sh\\n)${program} [^\`]+`).exec(GUIDE)?.[0],
);

const itOrSkip = missingPostgres || !starts("pg_dump") ? it.skip : it;

itOrSkip("a backup made as in docs/accounts.md brings deleted accounts back [needs PostgreSQL]", async () => {
  const postgres = await startPostgres();
  if (!postgres.ok) throw new Error(postgres.reason);
  const folder = mkdtempSync(path.join(tmpdir(), "backup-"));
  onTestFinished(async () => {
    await postgres.server.remove();
    rmSync(folder, { recursive: true });
  });
  const url = await postgres.server.createDatabase();
  const env = { ...process.env, DATABASE_URL: url, NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters" };
  const run = (script: string, cwd = folder) => {
    const { status, stderr } = spawnSync("sh", ["-ec", script], { cwd, env, encoding: "utf8" });
    expect(status, stderr).toBe(0);
  };
  async function query(text: string): Promise<unknown[]> {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query<object>(text).finally(() => client.end());
    return rows;
  }

  run("npm run db:migrate", process.cwd());
  await query("insert into users (email, name) values ('ada@mail.org', 'Ada')");
  run(BACKUP);
  await query("delete from users");
  await query("insert into users (email, name) values ('later@mail.org', 'Later')");
  run(RESTORE);
  expect(await query("select name from users")).toEqual([{ name: "Ada" }]);
});
