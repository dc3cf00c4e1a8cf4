import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { say } from "./project.mjs";
import { starts } from "./starts.mjs";

const INSTALL_LIMIT_MS = 600_000;
/** Where Debian's package puts it. */
const DEBIANS = "/usr/bin/chromium-headless-shell";
// Do not start the browser on Windows, where it opens a window instead of printing its version.
const works = process.platform === "win32" ? existsSync : starts;

/** Uses CHROMIUM_PATH if it is set. Otherwise finds or installs a browser; `{}` means Playwright's own. */
export async function findChromium(run, debians = DEBIANS) {
  const { CHROMIUM_PATH: given } = process.env;
  if (given && works(given)) return { file: given };
  if (given) return { problem: `CHROMIUM_PATH points to ${given}, which is not a browser: correct it, or clear it.` };
  const succeeds = async (program, ...args) => (await run(program, args, { timeout: INSTALL_LIMIT_MS })).exitCode === 0;

  if (works(chromium.executablePath())) return {};
  if (works(debians)) return { file: debians };
  say("No Chromium was found: Playwright is downloading its own …");
  if ((await succeeds("playwright", "install", "chromium")) && works(chromium.executablePath())) return {};
  if (process.getuid?.() === 0 && (await succeeds("apt-get", "update"))) {
    await succeeds("apt-get", "install", "--yes", "--no-install-recommends", "chromium-headless-shell");
    if (works(debians)) return { file: debians };
  }
  return { problem: "Chromium could not be installed. If you have Chrome or Edge, set CHROMIUM_PATH to its path." };
}
