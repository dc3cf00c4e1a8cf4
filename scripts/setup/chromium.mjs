import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { inProject, say } from "./project.mjs";
import { starts } from "./starts.mjs";

const INSTALL_LIMIT_MS = 600_000;
const VARIABLES = ["CHROMIUM_PATH", "PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH"];
/** The headless shell comes first, because it halves the test time. */
const COMMANDS = [
  ...["chromium-headless-shell", "chromium", "chromium-browser"],
  ...["google-chrome", "google-chrome-stable", "microsoft-edge"],
];

export function describePlatform(run) {
  const succeeds = async (program, ...args) => (await run(program, args, { timeout: INSTALL_LIMIT_MS })).exitCode === 0;
  return {
    env: process.env,
    isRoot: process.getuid?.() === 0,
    // Do not start the browser on Windows, where it opens a window instead of printing its version.
    starts: process.platform === "win32" ? existsSync : starts,
    playwrightFile: () => createRequire(inProject("package.json"))("playwright").chromium.executablePath(),
    downloadPlaywrights() {
      say("No Chromium was found: Playwright is downloading its own …");
      return succeeds("playwright", "install", "chromium");
    },
    async installDebians() {
      say("The download failed: installing Debian's package …");
      const install = ["install", "--yes", "--no-install-recommends", "chromium-headless-shell"];
      return (await succeeds("apt-get", "update")) && succeeds("apt-get", ...install);
    },
  };
}

/**
 * Tries environment variables, Playwright's browser (returns `{}`), the system's browser, a download and, if run as
 * root, Debian's package.
 */
export async function findChromium(platform) {
  const variable = VARIABLES.find((name) => platform.env[name]);
  if (variable) {
    const file = platform.env[variable];
    return platform.starts(file)
      ? { file }
      : { problem: `${variable} points to ${file}, which could not be started as a browser: correct it, or clear it.` };
  }
  const folders = (platform.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const programs = COMMANDS.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  const findSystems = () => programs.find((file) => platform.starts(file));
  const hasPlaywrights = () => platform.starts(platform.playwrightFile());

  if (hasPlaywrights()) return {};
  const file = findSystems();
  if (file) return { file };
  if ((await platform.downloadPlaywrights()) && hasPlaywrights()) return {};
  if (platform.isRoot && (await platform.installDebians())) {
    const debians = findSystems();
    if (debians) return { file: debians };
  }
  return {
    problem:
      "Chromium was not found and could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its path.",
  };
}
