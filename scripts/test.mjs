/**
 * `npm test`: format, lint, types, unit tests, build, end-to-end tests against the production build, size budget. With
 * arguments, as in `npm test -- e2e/contact.spec.ts`: those end-to-end tests only. The last line is `N passed, N failed`.
 */
import { rmSync } from "node:fs";
import { runMain } from "./setup/crew.mjs";
import { inProject } from "./setup/project.mjs";
import { addCounts, countStep, countUnit } from "./setup/tally.mjs";
import { conclude, prepareTestRun, readReport, runEndToEnd } from "./setup/test-run.mjs";

const UNIT_REPORT = inProject("node_modules", ".cache", "reports", "unit.json");

async function runUnit(runScript) {
  rmSync(UNIT_REPORT, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${UNIT_REPORT}`];
  const code = await runScript("Unit tests", "unit", reporters);
  return countUnit(readReport(UNIT_REPORT), code);
}

async function runChecks(runScript) {
  return [
    countStep(await runScript("Format", "format:check")),
    countStep(await runScript("Lint", "lint")),
    countStep(await runScript("Types", "types")),
    await runUnit(runScript),
  ];
}

await runMain(async (crew) => {
  const specs = process.argv.slice(2);
  const isPartial = specs.length > 0;
  const run = await prepareTestRun(crew);
  const checks = isPartial ? [] : await runChecks(run.runScript);
  const journeys = { script: "e2e", title: "End-to-end tests", args: specs, reusesBuild: isPartial };
  const counts = [...checks, ...(await runEndToEnd(run, journeys))];
  if (!isPartial) counts.push(countStep(await run.runScript("Size budget", "budget")));
  return conclude(addCounts(counts));
});
