/**
 * `npm run test:faults`: the production server under attack, faults and load, with the local stand-ins for provider,
 * mail server and store. Takes minutes. Arguments choose tests, as in `npm run test:faults -- flood`. The last line is
 * `N passed, N failed`.
 */
import { runMain } from "./setup/crew.mjs";
import { addCounts } from "./setup/tally.mjs";
import { conclude, prepareTestRun, runEndToEnd } from "./setup/test-run.mjs";

await runMain(async (crew) => {
  const run = await prepareTestRun(crew);
  const faults = { script: "e2e:faults", title: "Faults", args: process.argv.slice(2), reusesBuild: true };
  return conclude(addCounts(await runEndToEnd(run, faults)));
});
