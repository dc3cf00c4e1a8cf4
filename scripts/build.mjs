/** Builds twice: the first pass finds the hashes of inline scripts for the second pass's policy (docs/security.md). */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { hintCompilation } from "./compile-hints.mjs";
import { delayScriptsOf } from "./late-scripts.mjs";
import { collectScriptHashes, listBuiltPages } from "./setup/built-pages.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { inProject, root, say, withTsx } from "./setup/project.mjs";
import { exitWith, sayWaiting } from "./setup/stop.mjs";

const startedAt = new Date();
await ensureInstalled({ withDev: true });
const { run } = await import("./setup/run.mjs");
const { forgetBuild, rememberBuild } = await import("./setup/freshness.mjs");
const { readSettings } = await import("./setup/settings.mjs");

const BUILD_FOLDER = inProject(".next");
const STANDALONE_BUILD_FOLDER = path.join(BUILD_FOLDER, "standalone", ".next");

function askGit() {
  if (!existsSync(inProject(".git"))) return "";
  return spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).stdout ?? "";
}

const readCommit = ({ BUILD_COMMIT, VERCEL_GIT_COMMIT_SHA }) =>
  (BUILD_COMMIT ?? VERCEL_GIT_COMMIT_SHA ?? askGit()).trim().slice(0, 7);

async function runPass(env, isShown) {
  const done = sayWaiting("still building; each pass usually takes half a minute to two minutes");
  const { exitCode, all } = await run("next", ["build"], { env, stdout: "pipe", stderr: "pipe", all: true });
  done();
  if (exitCode !== 0 || isShown) say(all);
  if (exitCode !== 0) exitWith("The build failed: see the message above.");
  delayScriptsOf([...listBuiltPages(BUILD_FOLDER), ...listBuiltPages(STANDALONE_BUILD_FOLDER)]);
}

const settings = readSettings({ isDevelopment: false });
forgetBuild();
const { exitCode } = await run(process.execPath, withTsx("doctor.ts", "--build"));
if (exitCode !== 0) exitWith("Fix the content errors above, then build again.");
const env = {
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
  // Disable adapters, which would copy pages before they are finished (docs/decisions/csp-by-hashes.md).
  NEXT_ADAPTER_PATH: "",
  // The same in both passes, so that they produce identical pages.
  BUILD_ID: startedAt.getTime().toString(36),
  BUILD_DATE: settings.BUILD_DATE ?? startedAt.toISOString(),
  BUILD_COMMIT: readCommit(settings),
};
say("Building, pass 1 of 2: collecting the hashes of inline scripts …");
await runPass({ ...env, CSP_PASS: "1" });
const hashes = collectScriptHashes(BUILD_FOLDER);
say(`Building, pass 2 of 2: adding ${hashes.length} hashes to the Content-Security-Policy …`);
await runPass({ ...env, CSP_SCRIPT_HASHES: hashes.join(" ") }, true);
if (collectScriptHashes(BUILD_FOLDER).join() !== hashes.join()) {
  exitWith(
    "The inline scripts of the two passes differ: a page contains something that changes with each build, such as a date or a random value.",
  );
}
hintCompilation(BUILD_FOLDER);
rememberBuild(settings, startedAt);
say(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
