/** `npm test`: runs all checks and tests, or the browser tests that the arguments select. */
import { readFileSync, rmSync } from "node:fs";
import { ensureInstalled } from "./setup/install.mjs";
import { inProject, say } from "./setup/project.mjs";
import { fail } from "./setup/stop.mjs";

await ensureInstalled({ withDev: true });
const { run } = await import("./setup/run.mjs");
const { describePlatform, findChromium } = await import("./setup/chromium.mjs");
const { isFresh } = await import("./setup/freshness.mjs");
const { readSettings } = await import("./setup/settings.mjs");

const SECRETS = readFileSync(inProject(".env.example"), "utf8").match(/^\w+(?:PRIVATE_KEY|SECRET|PASS)(?==)/gm);
Object.assign(process.env, {
  // Test a local site, regardless of the owner's settings.
  SITE_URL: `http://127.0.0.1:${process.env.E2E_PORT || "3100"}`,
  ...{ HSTS_PRELOAD: "", BUILD_STANDALONE: "" },
  // No built file may contain these values (e2e/secrets.spec.ts).
  ...Object.fromEntries(SECRETS.map((name) => [name, `planted-secret-in-${name.toLowerCase().replaceAll("_", "-")}`])),
});

const failed = [];

/** Prints the output of each script of package.json when it has ended. */
async function runInTurn(...names) {
  for (const name of names) {
    const { exitCode, all } = await run("npm", ["run", name], { stdout: "pipe", stderr: "pipe", all: true });
    if (exitCode !== 0) failed.push(name);
    say(`${all}\n── ${name}: ${exitCode === 0 ? "passed" : "FAILED"}`);
  }
}

const args = process.argv.slice(2);
const chromium = await findChromium(describePlatform(run));
if (args.length === 0) {
  await Promise.all([runInTurn("lint", "boundaries"), runInTurn("types", "format:check", "unused")]);
  await Promise.all([runInTurn("build", "budget"), runInTurn("unit")]);
} else if (!isFresh(readSettings({ isDevelopment: false }))) await runInTurn("build");

if (chromium.problem || failed.includes("build")) failed.push("browser tests");
else {
  rmSync(inProject(".data", "e2e"), { recursive: true, force: true });
  const project = args.some((arg) => arg.includes("/faults/")) ? "faults" : "journeys";
  const options = args.some((arg) => arg.startsWith("--project=")) ? args : [`--project=${project}`, ...args];
  const env = { CHROMIUM_PATH: chromium.file ?? "" };
  if ((await run("playwright", ["test", ...options], { env })).exitCode !== 0) failed.push("browser tests");
}
if (failed.length > 0) fail(`${chromium.problem ?? ""}\nFAILED: ${failed.join(", ")}`.trim());
