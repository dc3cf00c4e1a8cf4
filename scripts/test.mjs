/** `npm test`: runs all checks and tests, or the browser tests that the arguments select. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { ensureInstalled } from "./setup/install.mjs";
import { inProject, say } from "./setup/project.mjs";
import { exitWith, sayWaiting } from "./setup/stop.mjs";

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

const MINUTE_MS = 60_000;
const OUTPUTS = ".data/test";
const NOT_RUN = /^Not run here: .+/gm;
const OTHER_TESTS =
  "Not run: Firefox and WebKit (npm run test:engines), attacks, faults and translated pages (test:faults), what owners do (test:owner).";

const startedAt = Date.now();
const since = (start) => `${Math.round((Date.now() - start) / 1000)} s`;
const failed = [];
const notRun = [];

/** Says in one line how it went and how long it took. The output goes to a file, and to the screen if it failed. */
async function runStep(name, program, args, options) {
  const start = Date.now();
  const done = sayWaiting(`${name} …`, MINUTE_MS);
  const { exitCode, all = "" } = await run(program, args, { stdout: "pipe", stderr: "pipe", all: true, ...options });
  done();
  mkdirSync(inProject(OUTPUTS), { recursive: true });
  writeFileSync(inProject(OUTPUTS, `${name.replaceAll(/\W/g, "-")}.log`), all);
  notRun.push(...(all.match(NOT_RUN) ?? []));
  if (exitCode === 0) return say(`✓ ${name}, ${since(start)}`);
  failed.push(name);
  say(`${all}\n✗ ${name}, ${since(start)}`);
}

/** Runs scripts from package.json one by one. */
async function runInTurn(...names) {
  for (const name of names) await runStep(name, "npm", ["run", name]);
}

const args = process.argv.slice(2);
const isWhole = args.length === 0;
const engines = ["firefox", "webkit"].filter((name) => args.includes(`--project=${name}`));
const { file = "", problem = "" } = await (engines.length > 0 ? getEngines(run, engines) : findChromium(run));
if (isWhole) {
  await Promise.all([runInTurn("lint", "boundaries"), runInTurn("types", "format:check", "unused")]);
  await Promise.all([runInTurn("build"), runInTurn("unit")]);
} else if (!isFresh(readSettings({ isDevelopment: false }))) await runInTurn("build");

if (problem || failed.includes("build")) failed.push("browser tests (not run)");
else {
  rmSync(inProject(".data", "e2e"), { recursive: true, force: true });
  const env = { CHROMIUM_PATH: file };
  if (isWhole) await runStep("browser tests", "playwright", ["test", "--project=journeys"], { env });
  else if ((await run("playwright", ["test", ...args], { env })).exitCode !== 0) failed.push("browser tests");
}
if (isWhole) say(["", ...notRun, OTHER_TESTS].join("\n"));
const outputs = isWhole ? `\nThe output is above, and in ${OUTPUTS}, a file for each step.` : "";
if (failed.length > 0) exitWith(`${problem}\nFAILED: ${failed.join(", ")}${outputs}`.trim());
if (isWhole) say(`All passed in ${since(startedAt)}.`);
