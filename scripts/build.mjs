/** Builds the site, moves the pages' scripts, and lists the inline ones in the policy (docs/decisions/csp-by-hashes.md). */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { hintCompilation } from "./compile-hints.mjs";
import { delayScriptsOf } from "./late-scripts.mjs";
import { allowInlineScripts, collectScriptHashes, HASHES_TO_COME, listBuiltPages } from "./setup/built-pages.mjs";
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

async function runNext(env) {
  const done = sayWaiting("still building; this usually takes one to three minutes");
  const { exitCode, all } = await run("next", ["build"], { env, stdout: "pipe", stderr: "pipe", all: true });
  done();
  say(all);
  if (exitCode !== 0) exitWith("The build failed: see the message above.");
}

const settings = readSettings({ isDevelopment: false });
forgetBuild();
const { exitCode } = await run(process.execPath, withTsx("doctor.ts", "--build"));
if (exitCode !== 0) exitWith("Fix the content errors above, then build again.");
say("Building …");
await runNext({
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
  // Disable adapters, which would copy pages and headers before they are finished (docs/decisions/csp-by-hashes.md).
  NEXT_ADAPTER_PATH: "",
  BUILD_COMMIT: readCommit(settings),
  CSP_INLINE_SCRIPTS: HASHES_TO_COME,
});
const folders = [BUILD_FOLDER, STANDALONE_BUILD_FOLDER].filter((folder) => existsSync(folder));
delayScriptsOf(folders.flatMap(listBuiltPages));
const hashes = collectScriptHashes(BUILD_FOLDER);
say(`Adding the hashes of ${hashes.length} inline scripts to the Content-Security-Policy …`);
for (const folder of folders) {
  if (allowInlineScripts(folder, hashes)) continue;
  exitWith(`${folder} does not have the headers that this script expects, so its pages would run no script.`);
}
hintCompilation(BUILD_FOLDER);
rememberBuild(settings, startedAt);
say(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
