import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inProject, root } from "./project.mjs";

const MARKER = inProject(".next", "built.json");
const BUILD_TIME_SETTINGS = /^(?:SITE_URL|HSTS_PRELOAD|HSTS_SUBDOMAINS|BUILD_STANDALONE|NEXT_PUBLIC_\w+)$/;
const NOT_BUILT =
  /^(?:\..*|node_modules|e2e|docs|shots|test-results|playwright-report|icons\.svg|relief\.svg|next-env\.d\.ts|playwright\.config\.ts|.*\.md|.*\.test\.\w+|.*\.tsbuildinfo)$/;

function listSources(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !NOT_BUILT.test(name));
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? listSources(file) : [file];
  });
}

function describe(settings, sources) {
  const names = Object.keys(settings).filter((name) => BUILD_TIME_SETTINGS.test(name));
  // A deleted file has no age, so compare the number of files too.
  return JSON.stringify([...names.sort().map((name) => `${name}=${settings[name]}`), `${sources.length} files`]);
}

/** Whether the build is newer than every source, and was made with the same settings. */
export function isFresh(settings, folder = root, marker = MARKER) {
  const sources = listSources(folder);
  if (!existsSync(marker) || readFileSync(marker, "utf8") !== describe(settings, sources)) return false;
  const builtAt = lstatSync(marker).mtimeMs;
  return sources.every((file) => lstatSync(file).mtimeMs < builtAt);
}

/** A local site is built whenever something has changed, and a public one only if it has no build. */
export function needsBuild(settings, isLocal, folder = root, marker = MARKER) {
  return isLocal ? !isFresh(settings, folder, marker) : !existsSync(marker);
}

export const forgetBuild = () => rmSync(MARKER, { force: true });

/** Dates the marker to the start of the build, because a source may change during the build. */
export function rememberBuild(settings, startedAt, folder = root, marker = MARKER) {
  writeFileSync(marker, describe(settings, listSources(folder)));
  utimesSync(marker, startedAt, startedAt);
}
