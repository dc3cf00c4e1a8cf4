/** `npm run dev`: the development server, with the mail sandbox beside it. */
import { ensureInstalled } from "./setup/install.mjs";
import { inProject } from "./setup/project.mjs";
import { runMain } from "./setup/process-group.mjs";
import { planServing, serve } from "./setup/serve.mjs";
import { readSettings } from "./setup/settings.mjs";

await runMain(async (processes) => {
  await ensureInstalled(processes, { withDev: true });
  const settings = readSettings({ isDevelopment: true });
  // Draws them anew when the content names another one.
  const watch = [inProject("node_modules", "tsx", "dist", "cli.mjs"), "watch", "--clear-screen=false"];
  processes.keep("drawing of icons", process.execPath, [...watch, inProject("scripts", "make-icons.ts")]);
  await serve(processes, settings, await planServing(settings), "dev");
  return processes.ended;
});
