/** `npm run dev`: the development server, with the mail sandbox beside it. */
import { ensureInstalled } from "./setup/install.mjs";
import { runMain } from "./setup/crew.mjs";
import { planServing, serve } from "./setup/serve.mjs";
import { readSettings } from "./setup/settings.mjs";

await runMain(async (crew) => {
  await ensureInstalled(crew, { withDev: true });
  const settings = readSettings({ isDevelopment: true });
  await serve(crew, settings, await planServing(settings), "dev");
  return crew.ended;
});
