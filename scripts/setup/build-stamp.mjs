import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inProject, root } from "./project.mjs";

const STAMP = inProject(".next", "build-stamp.json");
const BUILD_TIME_SETTINGS = /^(?:SITE_URL|HSTS_PRELOAD|BUILD_STANDALONE|NEXT_PUBLIC_\w+)$/;

const OTHER_FOLDERS = /^(?:\..*|node_modules|e2e|docs|coverage|out|shots|test-results|playwright-report)$/;
const OTHER_FILES = /(?:^\.|\.md$|\.test\.\w+$|\.tsbuildinfo$|^next-env\.d\.ts$|^playwright\.config\.ts$)/;

function* eachSource(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!OTHER_FOLDERS.test(entry.name)) yield* eachSource(file);
    } else if (entry.isFile() && !OTHER_FILES.test(entry.name)) yield file;
  }
}

/** Returns a hash of the sources that is the same on every computer, with or without git. */
export function hashSources(root) {
  const hash = createHash("sha256");
  for (const file of eachSource(root)) {
    const bytes = readFileSync(file);
    hash.update(`${path.relative(root, file).split(path.sep).join("/")}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

export function describeBuild(settings) {
  const names = Object.keys(settings).filter((name) => BUILD_TIME_SETTINGS.test(name));
  return {
    sources: hashSources(root),
    settings: Object.fromEntries(names.sort().map((name) => [name, settings[name]])),
  };
}

const readStamp = () => (existsSync(STAMP) ? JSON.parse(readFileSync(STAMP, "utf8")) : undefined);

/** Returns the reason a build is needed, or undefined if the existing one is up to date. */
export function findStaleness(wanted, present = readStamp()) {
  if (!present) return "there is no finished build";
  if (present.sources !== wanted.sources) return "the sources have changed";
  if (JSON.stringify(present.settings) !== JSON.stringify(wanted.settings)) return "a build setting has changed";
  return undefined;
}

export function writeStamp(build) {
  writeFileSync(STAMP, `${JSON.stringify(build, null, 2)}\n`);
}

export function removeStamp() {
  rmSync(STAMP, { force: true });
}
