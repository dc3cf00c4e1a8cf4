import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Folders that no build reads. Hidden ones are left out too. */
const OTHER_FOLDERS = new Set([
  "node_modules",
  "e2e",
  "docs",
  "coverage",
  "out",
  "shots",
  "test-results",
  "playwright-report",
]);
const OTHER_FILES = /(?:^\.|\.md$|\.test\.\w+$|\.tsbuildinfo$|^next-env\.d\.ts$|^playwright\.(?:faults\.)?config\.ts$)/;

function* eachSource(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!entry.name.startsWith(".") && !OTHER_FOLDERS.has(entry.name)) yield* eachSource(file);
    } else if (entry.isFile() && !OTHER_FILES.test(entry.name)) yield file;
  }
}

/** One hash of everything the build is made from, the same on every machine and without a git folder. */
export function hashSources(root) {
  const hash = createHash("sha256");
  for (const file of eachSource(root)) {
    const bytes = readFileSync(file);
    hash.update(`${path.relative(root, file).split(path.sep).join("/")}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}
