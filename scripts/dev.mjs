/** `npm run dev`: the development server, with the mail sandbox beside it. */
import { ensureInstalled } from "./setup/install.mjs";
import { runMain } from "./setup/process-group.mjs";
import { planServing, serve } from "./setup/serve.mjs";
import { readSettings } from "./setup/settings.mjs";

await runMain(async (processes) => {
  await ensureInstalled(processes, { withDev: true });
  const settings = readSettings({ isDevelopment: true });
  await serve(processes, settings, await planServing(settings), "dev");
  return processes.ended;
});
