import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { inProject, root } from "./project.mjs";
import { hashSources } from "./sources.mjs";

const STAMP = inProject(".next", "build-stamp.json");
const BUILD_TIME_SETTINGS = /^(?:SITE_URL|HSTS_PRELOAD|BUILD_STANDALONE|NEXT_PUBLIC_\w+)$/;

/** What a build depends on: its sources and the settings that are fixed when it is made. */
export function describeBuild(settings) {
  const names = Object.keys(settings).filter((name) => BUILD_TIME_SETTINGS.test(name));
  return {
    sources: hashSources(root),
    settings: Object.fromEntries(names.sort().map((name) => [name, settings[name]])),
  };
}

/** Why a build has to be made, or undefined when the present one will do. */
export function findStaleness(wanted) {
  if (!existsSync(STAMP)) return "there is no finished build";
  const present = JSON.parse(readFileSync(STAMP, "utf8"));
  if (present.sources !== wanted.sources) return "the sources have changed";
  if (JSON.stringify(present.settings) !== JSON.stringify(wanted.settings)) return "a setting of the build has changed";
  return undefined;
}

export function writeStamp(build) {
  writeFileSync(STAMP, `${JSON.stringify(build, null, 2)}\n`);
}

export function removeStamp() {
  rmSync(STAMP, { force: true });
}
