import path from "node:path";

const VARIABLES = ["CHROMIUM_PATH", "PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH"];
const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];

function listUsualPlaces({ platform, env }) {
  if (platform === "darwin") {
    const applications = ["/Applications", ...(env.HOME ? [path.posix.join(env.HOME, "Applications")] : [])];
    return applications.flatMap((folder) =>
      ["Google Chrome", "Chromium", "Microsoft Edge"].map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    );
  }
  if (platform === "win32") {
    const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter(Boolean);
    const programs = ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"];
    return folders.flatMap((folder) => programs.map((program) => path.win32.join(folder, program)));
  }
  const folders = (env.PATH ?? "").split(":").filter(Boolean);
  return COMMANDS.flatMap((command) => folders.map((folder) => path.posix.join(folder, command)));
}

const failure = (problem) => ({ problem });

/**
 * A Chromium that starts, as `{ file }`, or `{ problem }` with one sentence for the person at the terminal. In order:
 * an environment variable, Playwright's own, the system's, a download by Playwright, Debian's package when root.
 *
 * `machine` is what is known and can be done: `platform`, `env`, `isRoot`, `starts(file)`, `playwrightFile()`,
 * `downloadPlaywrights()` and `installDebians()`, the last two telling whether they worked.
 */
export async function findChromium(machine) {
  const variable = VARIABLES.find((name) => machine.env[name]);
  if (variable) {
    const file = machine.env[variable];
    return machine.starts(file)
      ? { file }
      : failure(`${variable} names ${file}, and that does not start as a browser.`);
  }
  const findPresent = () =>
    [machine.playwrightFile(), ...listUsualPlaces(machine)].find((file) => machine.starts(file));

  const present = findPresent();
  if (present) return { file: present };
  if (await machine.downloadPlaywrights()) {
    const own = machine.playwrightFile();
    if (machine.starts(own)) return { file: own };
  }
  if (machine.platform === "linux" && machine.isRoot && (await machine.installDebians())) {
    const debians = findPresent();
    if (debians) return { file: debians };
  }
  return failure(
    "No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
}
