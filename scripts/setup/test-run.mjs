import { existsSync, readFileSync, rmSync } from "node:fs";
import { describeBuild, findStaleness } from "./build-stamp.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { describeMachine } from "./machine.mjs";
import { findNpm } from "./npm.mjs";
import { inProject, provider, say } from "./project.mjs";
import { readSettings } from "./settings.mjs";
import { countEndToEnd, countStep } from "./tally.mjs";

const END_TO_END_REPORT = inProject("node_modules", ".cache", "reports", "end-to-end.json");
const TEST_DATA = inProject(".data", "e2e");
/** The same as in e2e/support/site-environment.ts. */
const FIRST_PORT = process.env.E2E_PORT || "3100";
/** The site under test is at home on this machine, whatever its owner has set for the real one. */
const SITE_SETTINGS = { SITE_URL: `http://127.0.0.1:${FIRST_PORT}`, HSTS_PRELOAD: "", BUILD_STANDALONE: "" };
const SECRETS = [
  ...Object.keys(provider.optional),
  "GITHUB_SECRET",
  "GOOGLE_CLIENT_SECRET",
  "NEXTAUTH_SECRET",
  "OIDC_CLIENT_SECRET",
  "SMTP_PASS",
];
/** Values that no file of the build may hold (e2e/secrets.spec.ts). */
const PLANTED_SECRETS = Object.fromEntries(
  SECRETS.map((name) => [name, `planted-secret-in-${name.toLowerCase().replaceAll("_", "-")}`]),
);

export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** The environment that build, tests and measurements share. */
export function setTestEnvironment() {
  Object.assign(process.env, SITE_SETTINGS, PLANTED_SECRETS);
}

export function createRunner(crew) {
  const npm = findNpm();
  return async function runScript(title, script, args = []) {
    if (crew.isStopping()) return 1;
    say(`\n── ${title}`);
    const startedAt = Date.now();
    const { code } = await crew.run(npm.program, [...npm.args, "run", "--silent", script, "--", ...args]);
    say(`── ${title}: ${code === 0 ? "passed" : "FAILED"} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    return code;
  };
}

/** Installs what is missing and sets the environment that build and tests share. */
export async function prepareTestRun(crew) {
  await ensureInstalled(crew, { withDev: true });
  const chromium = await findChromium(describeMachine(crew));
  say(chromium.problem ?? `Chromium: ${chromium.file}`);
  setTestEnvironment();
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = END_TO_END_REPORT;
  if (chromium.file) process.env.CHROMIUM_PATH = chromium.file;
  return { runScript: createRunner(crew), chromium };
}

function isBuilt() {
  return !findStaleness(describeBuild(readSettings({ isDevelopment: false })));
}

/** The exit status of the build; 0 also when there is a fresh one already. */
export async function buildUnlessFresh(runScript) {
  return isBuilt() ? 0 : runScript("Build", "build");
}

/** Builds the site, unless it may be reused and is fresh, and runs a Playwright script against it; the counts of both. */
export async function runEndToEnd({ runScript, chromium }, { script, title, args = [], reusesBuild }) {
  const needsBuild = !(reusesBuild && isBuilt());
  const buildCode = needsBuild ? await runScript("Build", "build") : 0;
  const counts = needsBuild ? [countStep(buildCode)] : [];
  if (buildCode !== 0) {
    say("\nThe end-to-end tests were not run, because there is no build.");
    return counts;
  }
  if (chromium.problem) {
    say(`\nThe end-to-end tests were not run. ${chromium.problem}`);
    return [...counts, countStep(1)];
  }
  rmSync(END_TO_END_REPORT, { force: true });
  rmSync(TEST_DATA, { recursive: true, force: true });
  const code = await runScript(title, script, args);
  return [...counts, countEndToEnd(readReport(END_TO_END_REPORT), code)];
}

/** Prints the last line, `N passed, N failed`, and tells the exit status. */
export function conclude({ passed, failed }) {
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
