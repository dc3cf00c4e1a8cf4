/** `npm run shots`: finds a browser and lets take-shots.ts picture every page and state of the built site. */
import { describePlatform, findChromium } from "./setup/chromium.mjs";
import { runMain } from "./setup/process-group.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { inProject, Refusal } from "./setup/project.mjs";

await runMain(async (processes) => {
  await ensureInstalled(processes, { withDev: true });
  const { file, problem } = await findChromium(describePlatform(processes));
  if (problem) throw new Refusal(problem);
  const args = ["--import", "tsx", inProject("scripts", "take-shots.ts"), ...process.argv.slice(2)];
  const { code } = await processes.run(process.execPath, args, { env: { ...process.env, CHROMIUM_PATH: file } });
  return code;
});
