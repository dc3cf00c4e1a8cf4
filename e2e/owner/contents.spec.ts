import { mkdirSync, writeFileSync } from "node:fs";
import { execa } from "execa";
import { afterAll, expect, it } from "vitest";
import { fortyEntries } from "./contents/forty-entries";
import { lagos } from "./contents/lagos";
import { nothingButAName } from "./contents/nothing-but-a-name";
import type { OwnerContent } from "./contents/owner-content";
import { taipei } from "./contents/taipei";
import { twoJobs } from "./contents/two-jobs";
import { openCopy } from "./support/open-copy";
import { personaliseCopy } from "./support/personalise-copy";

const SUITE_LIMIT_MS = 60 * 60_000;
/** Differs from the port of another test run that may be under way. */
const PORT = String(Number(process.env.E2E_PORT || 3100) + 10);

const took: string[] = [];
afterAll(() => void process.stdout.write(took.map((line) => `${line}\n`).join("")));

it.each<OwnerContent>([nothingButAName, twoJobs, taipei, lagos, fortyEntries])(
  "npm test passes for an owner with $name",
  async (content) => {
    const copy = personaliseCopy("contents", content);
    const began = Date.now();
    const { PATH, HOME, CI, CHROMIUM_PATH, PLAYWRIGHT_BROWSERS_PATH } = process.env;
    const env = { PATH, HOME, CI, CHROMIUM_PATH, PLAYWRIGHT_BROWSERS_PATH, E2E_PORT: PORT };
    const options = { cwd: copy.folder, env, extendEnv: false, stdio: "inherit", reject: false } as const;
    const { exitCode } = await execa("npm", ["test"], options);
    took.push(`npm test took ${Math.round((Date.now() - began) / 60_000)} min with ${content.name}`);
    expect(exitCode).toBe(0);
    copy.remove();
  },
  SUITE_LIMIT_MS,
);

it("npm test fails, and names every step that failed or was killed", () => {
  const copy = openCopy("failures");
  mkdirSync(copy.at("bin"));
  writeFileSync(copy.at("bin/npm"), '#!/bin/sh\n[ "$2" = lint ] && kill -9 $$\nexit 1\n', { mode: 0o755 });
  const { status, output } = copy.run(process.execPath, ["scripts/test.mjs"], {
    PATH: `${copy.at("bin")}:${process.env.PATH}`,
  });
  expect(status, output).toBe(1);
  const [, failed = ""] = /^FAILED: (.+)$/m.exec(output) ?? [];
  const steps = ["lint", "boundaries", "types", "format:check", "unused", "build", "unit", "browser tests (not run)"];
  expect(failed.split(", ").sort()).toEqual(steps.sort());
  copy.remove();
});
