/** Makes V8 compile React and Next.js on another thread while they download (docs/decisions/late-scripts.md). */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const HINT = "//# allFunctionsCalledOnLoad\n";

export function hintCompilation(buildFolder) {
  const { rootMainFiles = [] } = JSON.parse(readFileSync(path.join(buildFolder, "build-manifest.json"), "utf8"));
  if (rootMainFiles.length === 0)
    console.warn("⚠ build-manifest.json lists no main scripts, so none will be compiled early.");
  for (const name of rootMainFiles) {
    const file = path.join(buildFolder, name);
    const script = readFileSync(file, "utf8");
    if (!script.startsWith(HINT)) writeFileSync(file, HINT + script);
  }
}
