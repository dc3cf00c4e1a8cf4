/** `npm test`: runs all checks and tests, or the browser tests that the arguments select. */
import { rmSync } from "node:fs";
import { ensureInstalled } from "./setup/install.mjs";
import { inProject, say } from "./setup/project.mjs";
import { exitWith } from "./setup/stop.mjs";

await ensureInstalled({ withDev: true });
const { run } = await import("./setup/run.mjs");
const { findChromium } = await import("./setup/chromium.mjs");
const { getEngines } = await import("./setup/engines.mjs");
const { isFresh } = await import("./setup/freshness.mjs");
const { readSettings } = await import("./setup/settings.mjs");

const { tsImport } = await import("tsx/esm/api");
const { SECRET_NAMES } = await tsImport("../lib/settings.ts", import.meta.url);

// Test a local site, regardless of the owner's settings.
const SITE_URL = `http://127.0.0.1:${process.env.E2E_PORT || "3100"}`;
Object.assign(process.env, { SITE_URL, HSTS_PRELOAD: "", HSTS_SUBDOMAINS: "", BUILD_STANDALONE: "" });
// No built file may contain these values (e2e/secrets.spec.ts).
for (const name of SECRET_NAMES) process.env[name] = `planted-secret-in-${name}`;

const failed = [];

/** Runs scripts from package.json one by one, and prints the output of each when it has ended. */
async function runInTurn(...names) {
  for (const name of names) {
    const { exitCode, all } = await run("npm", ["run", name], { stdout: "pipe", stderr: "pipe", all: true });
    if (exitCode !== 0) failed.push(name);
    say(`${all}\n── ${name}: ${exitCode === 0 ? "passed" : "FAILED"}`);
  }
}

const args = process.argv.slice(2);
const engines = ["firefox", "webkit"].filter((name) => args.includes(`--project=${name}`));
const { file = "", problem = "" } = await (engines.length > 0 ? getEngines(run, engines) : findChromium(run));
if (args.length === 0) {
  await Promise.all([runInTurn("lint", "boundaries"), runInTurn("types", "format:check", "unused")]);
  await Promise.all([runInTurn("build"), runInTurn("unit")]);
} else if (!isFresh(readSettings({ isDevelopment: false }))) await runInTurn("build");

if (problem || failed.includes("build")) failed.push("browser tests (not run)");
else {
  rmSync(inProject(".data", "e2e"), { recursive: true, force: true });
  const selected = args.length > 0 ? args : ["--project=journeys"];
  const { exitCode } = await run("playwright", ["test", ...selected], { env: { CHROMIUM_PATH: file } });
  if (exitCode !== 0) failed.push("browser tests");
}
if (failed.length > 0) exitWith(`${problem}\nFAILED: ${failed.join(", ")}`.trim());
