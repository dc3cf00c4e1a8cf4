import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { missingPostgres, startPostgres } from "@/e2e/account/support/postgres";
import { openServerStore } from "@/lib/server/database/server";
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
  const run = (script: string) => {
    const env = { ...process.env, DATABASE_URL: url };
    const { status, stderr } = spawnSync("sh", ["-ec", script], { cwd: folder, env, encoding: "utf8" });
    expect(status, stderr).toBe(0);
  };

  const before = await openServerStore(url);
  await before.query("insert into users (email, name) values ('ada@mail.org', 'Ada')");
  run(BACKUP);
  await before.query("delete from users");
  await before.query("insert into users (email, name) values ('later@mail.org', 'Later')");
  await before.close();
  run(RESTORE);

  const after = await openServerStore(url);
  expect((await after.query("select name from users")).rows).toEqual([{ name: "Ada" }]);
  await after.close();
});
