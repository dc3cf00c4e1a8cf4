import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { inProject, say } from "./project.mjs";

const VERSION_LIMIT_MS = 20_000;
const DOWNLOAD_LIMIT_MS = 300_000;
const PACKAGE_LIMIT_MS = 600_000;

function starts(file) {
  if (!existsSync(file)) return false;
  // On Windows the browser opens a window instead of telling its version.
  if (process.platform === "win32") return true;
  try {
    execFileSync(file, ["--version"], { stdio: "ignore", timeout: VERSION_LIMIT_MS });
    return true;
  } catch {
    return false;
  }
}

/** This machine, as `findChromium` wants to know it. */
export function describeMachine(crew) {
  const fromProject = createRequire(inProject("package.json"));
  const succeeds = async (program, args, limitMs) => (await crew.run(program, args, { limitMs })).code === 0;
  return {
    platform: process.platform,
    env: process.env,
    isRoot: process.getuid?.() === 0,
    starts,
    playwrightFile: () => fromProject("@playwright/test").chromium.executablePath(),
    downloadPlaywrights() {
      say("No Chromium was found: Playwright downloads its own …");
      const program = inProject("node_modules", "playwright", "cli.js");
      return succeeds(process.execPath, [program, "install", "chromium"], DOWNLOAD_LIMIT_MS);
    },
    async installDebians() {
      say("The download did not work: installing Debian's package …");
      const packageManager = ["/usr/bin/apt-get", "/bin/apt-get"].find((file) => existsSync(file));
      if (!packageManager) return false;
      const install = ["install", "--yes", "--no-install-recommends", "chromium"];
      return (
        (await succeeds(packageManager, ["update"], PACKAGE_LIMIT_MS)) &&
        (await succeeds(packageManager, install, PACKAGE_LIMIT_MS))
      );
    },
  };
}
