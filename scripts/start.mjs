/** `npm start`: everything from a fresh clone to a production server that answers. */
import { describeBuild, findStaleness } from "./setup/build-stamp.mjs";
import { runMain } from "./setup/process-group.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { inProject, Refusal, say } from "./setup/project.mjs";
import { planServing, serve } from "./setup/serve.mjs";
import { readSettings } from "./setup/settings.mjs";

async function buildWhenStale(processes, settings) {
  const reason = findStaleness(describeBuild(settings));
  if (!reason) return;
  say(`The site is built first: ${reason}.`);
  const { code } = await processes.run(process.execPath, [inProject("scripts", "build.mjs")]);
  if (code !== 0) throw new Refusal("The site was not started, because it could not be built.");
}

await runMain(async (processes) => {
  // A host that serves a finished build may have left the tools out.
  await ensureInstalled(processes, { withDev: false });
  const settings = readSettings({ isDevelopment: false });
  const plan = await planServing(settings);
  if (plan.sandbox) await ensureInstalled(processes, { withDev: true });
  await buildWhenStale(processes, settings);
  await serve(processes, settings, plan, "start");
  return processes.ended;
});
