/** Builds twice: the first pass finds the hashes of inline scripts for the second pass's policy (docs/security.md). */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { describeBuild, removeStamp, writeStamp } from "./setup/build-stamp.mjs";
import {
  collectScriptHashes,
  delayScriptsOfBuild,
  hintCompilation,
  readUnfinishedRoutes,
} from "./setup/built-pages.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runMain } from "./setup/process-group.mjs";
import { inProject, nextProgram, Refusal, root, say, withTsx } from "./setup/project.mjs";
import { readSettings } from "./setup/settings.mjs";

const BUILD_FOLDER = inProject(".next");
const STANDALONE_BUILD_FOLDER = path.join(BUILD_FOLDER, "standalone", ".next");

function readCommit(settings) {
  const told = settings.BUILD_COMMIT ?? settings.VERCEL_GIT_COMMIT_SHA;
  if (told) return told.slice(0, 7);
  if (!existsSync(inProject(".git"))) return "";
  try {
    const options = { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };
    return execFileSync("git", ["rev-parse", "--short=7", "HEAD"], options).trim();
  } catch {
    return "";
  }
}

async function runTool(processes, refusal, ...command) {
  const { code } = await processes.run(process.execPath, withTsx(...command));
  if (code !== 0) throw new Refusal(refusal);
}

async function runPass(processes, env) {
  const { code, output } = await processes.run(process.execPath, [nextProgram, "build"], {
    env,
    stdio: "pipe",
    waiting: "still building; each pass usually takes half a minute to two minutes",
  });
  if (code !== 0) {
    process.stderr.write(output);
    throw new Refusal("The build failed: see the message above.");
  }
  delayScriptsOfBuild(BUILD_FOLDER);
  if (existsSync(STANDALONE_BUILD_FOLDER)) delayScriptsOfBuild(STANDALONE_BUILD_FOLDER);
  return output;
}

/** Keeps the table of routes and all warnings except one, which docs/architecture.md explains. */
function filterBuildOutput(output) {
  const table = output.slice(Math.max(0, output.indexOf("Route (")));
  const warnings = output.match(/^.*⚠(?!.*"middleware" file convention).*$/gm) ?? [];
  return [...warnings, table.trim()].join("\n");
}

async function build(processes) {
  const startedAt = Date.now();
  await ensureInstalled(processes, { withDev: true });
  const settings = readSettings({ isDevelopment: false });
  removeStamp();
  await runTool(processes, "Fix the content errors above, then build again.", "doctor.ts", "--build");
  await runTool(processes, "The icons or the landscape could not be drawn: see the message above.", "make-drawings.ts");

  const stamp = describeBuild(settings);
  // Set the date and the build ID here, so that both passes produce identical pages.
  const env = {
    ...process.env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    // Disable adapters, which would copy pages before they are finished (docs/decisions/no-adapter.md).
    NEXT_ADAPTER_PATH: "",
    BUILD_ID: stamp.sources.slice(0, 20),
    BUILD_DATE: settings.BUILD_DATE ?? new Date(startedAt).toISOString(),
    BUILD_COMMIT: readCommit(settings),
  };
  say("Building, pass 1 of 2: collecting the hashes of inline scripts …");
  await runPass(processes, { ...env, CSP_PASS: "1" });
  const hashes = collectScriptHashes(BUILD_FOLDER);
  say(`Building, pass 2 of 2: adding ${hashes.length} hashes to the Content-Security-Policy …`);
  const output = await runPass(processes, { ...env, CSP_SCRIPT_HASHES: hashes.join(" ") });
  say(`\n${filterBuildOutput(output)}\n`);

  if (collectScriptHashes(BUILD_FOLDER).join() !== hashes.join()) {
    throw new Refusal(
      "The inline scripts of the two passes differ: a page contains something that changes with each build, such as a date or a random value.",
    );
  }
  const unfinished = readUnfinishedRoutes(BUILD_FOLDER);
  if (unfinished.length > 0) {
    throw new Refusal(`Every page outside /api must be static, but these are not: ${unfinished.join(", ")}.`);
  }
  hintCompilation(BUILD_FOLDER);
  writeStamp(stamp);
  say(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

await runMain(async (processes) => {
  await build(processes);
  return 0;
});
