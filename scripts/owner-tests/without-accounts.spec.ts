import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { copyProject } from "./copy-project";

/** As README.md has it. */
const FOLDERS = ["app/(account)", "components/account", "lib/account", "e2e/account"];
const MARK = /^.*\/\/ accounts\n/gm;

it("loses its accounts with four folders and ten lines, and is whole without them", () => {
  const project = copyProject(fileURLToPath(new URL("../..", import.meta.url)), "without-accounts");
  for (const folder of FOLDERS) rmSync(path.join(project, folder), { recursive: true });
  const marked = execFileSync("git", ["grep", "-lE", "// accounts$", "--", "*.ts", "*.tsx"], { cwd: project });
  let lines = 0;
  for (const file of marked.toString().trim().split("\n")) {
    const source = readFileSync(path.join(project, file), "utf8");
    lines += source.match(MARK)?.length ?? 0;
    writeFileSync(path.join(project, file), source.replaceAll(MARK, ""));
  }
  expect(lines).toBeLessThanOrEqual(10);

  const { PATH, HOME, CHROMIUM_PATH, E2E_PORT } = process.env;
  const { status, stdout } = spawnSync(
    process.execPath,
    ["scripts/test.mjs", "e2e/landing.spec.ts", "e2e/contact.spec.ts"],
    {
      cwd: project,
      encoding: "utf8",
      env: { PATH, HOME, CHROMIUM_PATH, E2E_PORT, NODE_ENV: "production" },
    },
  );
  expect(status, stdout).toBe(0);
  rmSync(project, { recursive: true });
}, 900_000);
