/** `npm run shots`: finds a browser and lets take-shots.ts picture every page and state of the built site. */
import { describePlatform, findChromium } from "./setup/chromium.mjs";
import { runMain } from "./setup/crew.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { inProject, Refusal } from "./setup/project.mjs";

await runMain(async (crew) => {
  await ensureInstalled(crew, { withDev: true });
  const { file, problem } = await findChromium(describePlatform(crew));
  if (problem) throw new Refusal(problem);
  const args = ["--import", "tsx", inProject("scripts", "take-shots.ts"), ...process.argv.slice(2)];
  const { code } = await crew.run(process.execPath, args, { env: { ...process.env, CHROMIUM_PATH: file } });
  return code;
});
