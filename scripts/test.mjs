/** `npm test`: runs all tests, or the end-to-end tests that the arguments select. Finally prints `N passed, N failed`. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { describeBuild, findStaleness } from "./setup/build-stamp.mjs";
import { describePlatform, findChromium } from "./setup/chromium.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runMain } from "./setup/process-group.mjs";
import { findNpm, inProject, say } from "./setup/project.mjs";
import { readSettings } from "./setup/settings.mjs";
import { countStep, countTests, readEndToEndReport, readUnitReport, summarize } from "./setup/summary.mjs";

const UNIT_REPORT = inProject("node_modules", ".cache", "reports", "unit.json");
const END_TO_END_REPORT = inProject("node_modules", ".cache", "reports", "end-to-end.json");
const SECRETS = readFileSync(inProject(".env.example"), "utf8").match(/^\w+(?:PRIVATE_KEY|SECRET|PASS)(?==)/gm);
const ENVIRONMENT = {
  // Test a local site, regardless of the owner's settings.
  SITE_URL: `http://127.0.0.1:${process.env.E2E_PORT || "3100"}`,
  HSTS_PRELOAD: "",
  BUILD_STANDALONE: "",
  PLAYWRIGHT_JSON_OUTPUT_FILE: END_TO_END_REPORT,
  // No built file may contain these values (e2e/secrets.spec.ts).
  ...Object.fromEntries(SECRETS.map((name) => [name, `planted-secret-in-${name.toLowerCase().replaceAll("_", "-")}`])),
};

const readReport = (file, read) => (existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : []);
const isBuilt = () => !findStaleness(describeBuild(readSettings({ isDevelopment: false })));

function createRunner(processes) {
  const npm = findNpm();
  return async function runScript(script, args = [], { isBeside = false } = {}) {
    if (!isBeside) say(`\n── npm run ${script}`);
    const startedAt = Date.now();
    const command = [...npm.args, "run", "--silent", script, "--", ...args];
    const { code, output } = await processes.run(npm.program, command, { stdio: isBeside ? "pipe" : "inherit" });
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    say(
      `${isBeside ? `\n── npm run ${script}\n${output}` : ""}── ${script}: ${code ? "FAILED" : "passed"} in ${seconds} s`,
    );
    return code;
  };
}

async function runUnit(runScript) {
  rmSync(UNIT_REPORT, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${UNIT_REPORT}`];
  const code = await runScript("unit", reporters, { isBeside: true });
  return countTests(readReport(UNIT_REPORT, readUnitReport), code);
}

async function runChecks(runScript) {
  const inTurn = async (...scripts) => {
    const counts = [];
    for (const script of scripts) counts.push(countStep(await runScript(script, [], { isBeside: true })));
    return counts;
  };
  const checks = await Promise.all([inTurn("lint", "boundaries"), inTurn("types", "format:check", "unused")]);
  return [...checks, ...(await Promise.all([inTurn("build", "budget"), runUnit(runScript)]))].flat();
}

async function runEndToEnd(runScript, chromium, args) {
  if (!isBuilt()) say("\nThe end-to-end tests were not run, because there is no build.");
  if (chromium.problem) say(`\nThe end-to-end tests were not run. ${chromium.problem}`);
  if (!isBuilt() || chromium.problem) return countStep(1);
  rmSync(END_TO_END_REPORT, { force: true });
  rmSync(inProject(".data", "e2e"), { recursive: true, force: true });
  const code = await runScript("e2e", args);
  return countTests(readReport(END_TO_END_REPORT, readEndToEndReport), code);
}

await runMain(async (processes) => {
  const args = process.argv.slice(2);
  const isWhole = args.length === 0;
  const project = args.some((arg) => arg.includes("/faults/")) ? "faults" : "journeys";
  if (!args.some((arg) => arg.startsWith("--project="))) args.unshift(`--project=${project}`);
  await ensureInstalled(processes, { withDev: true });
  const chromium = await findChromium(describePlatform(processes));
  Object.assign(process.env, ENVIRONMENT, chromium.file && { CHROMIUM_PATH: chromium.file });
  const runScript = createRunner(processes);

  const counts = [];
  if (isWhole) counts.push(...(await runChecks(runScript)));
  else if (!isBuilt()) counts.push(countStep(await runScript("build")));
  counts.push(await runEndToEnd(runScript, chromium, args));
  const { text, isGood } = summarize(counts);
  say(`\n${text}`);
  return isGood ? 0 : 1;
});
