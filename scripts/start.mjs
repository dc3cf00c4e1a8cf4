/** `npm start`: installs packages and builds if necessary, then serves the site. `npm run dev` passes `--dev`. */
import { describeBuild, findStaleness } from "./setup/build-stamp.mjs";
import { runMain } from "./setup/process-group.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { inProject, Refusal, say } from "./setup/project.mjs";
import { planServing, serve } from "./setup/serve.mjs";
import { readSettings } from "./setup/settings.mjs";

const isDevelopment = process.argv.includes("--dev");

async function buildWhenStale(processes, settings) {
  const reason = findStaleness(describeBuild(settings));
  if (!reason) return;
  say(`Building the site first: ${reason}.`);
  const { code } = await processes.run(process.execPath, [inProject("scripts", "build.mjs")]);
  if (code !== 0) throw new Refusal("The site was not started because the build failed.");
}

function watchDrawings(processes) {
  const tsx = inProject("node_modules", "tsx", "dist", "cli.mjs");
  const args = ["watch", "--clear-screen=false", inProject("scripts", "make-drawings.ts")];
  processes.keep("drawing the icons and the landscape", process.execPath, [tsx, ...args]);
}

await runMain(async (processes) => {
  // A host that only serves a finished build does not need the development packages.
  await ensureInstalled(processes, { withDev: isDevelopment });
  const settings = readSettings({ isDevelopment });
  const plan = await planServing(settings);
  if (plan.sandbox) await ensureInstalled(processes, { withDev: true });
  if (isDevelopment) watchDrawings(processes);
  else await buildWhenStale(processes, settings);
  await serve(processes, settings, plan, isDevelopment ? "dev" : "start");
  return processes.ended;
});
