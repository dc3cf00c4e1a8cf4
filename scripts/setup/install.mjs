import { existsSync, readFileSync } from "node:fs";
import { findNpm, inProject, Refusal, say } from "./project.mjs";

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

/**
 * Lists packages that are missing or differ from the lock file. Skips optional packages, most of which are for other
 * platforms.
 */
export function findMissingPackages(locked, installed, { withDev, exists }) {
  return Object.entries(locked)
    .filter(([place, entry]) => place !== "" && !entry.optional && !entry.devOptional && (withDev || !entry.dev))
    .filter(([place, entry]) => {
      const present = installed[place];
      return !present || present.version !== entry.version || present.integrity !== entry.integrity || !exists(place);
    })
    .map(([place]) => place);
}

export async function ensureInstalled(processes, { withDev }) {
  const missing = findMissingPackages(
    readPackages(inProject("package-lock.json")),
    readPackages(inProject("node_modules", ".package-lock.json")),
    { withDev, exists: (place) => existsSync(inProject(place, "package.json")) },
  );
  if (missing.length === 0) return;
  say("Installing the packages from the lock file …");
  const npm = findNpm();
  const { code } = await processes.run(npm.program, [...npm.args, "ci", "--include=dev", "--no-audit", "--no-fund"], {
    waiting: "still installing; this usually takes one to three minutes",
  });
  if (code !== 0)
    throw new Refusal("npm could not install the packages from package-lock.json: see its message above.");
}
