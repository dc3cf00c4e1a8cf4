/** Why React and Next.js are compiled ahead: docs/decisions/compile-hints.md. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** V8 reads it in the first line of a script (https://v8.dev/blog/explicit-compile-hints); others take it for a comment. */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/** Marks the scripts that every page starts with, as `build-manifest.json` lists them, to be compiled while they arrive. */
export function hintCompilation(buildFolder) {
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(buildFolder, "build-manifest.json"), "utf8"));
  for (const name of rootMainFiles) {
    const file = path.join(buildFolder, name);
    const text = readFileSync(file, "utf8");
    if (!text.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + text);
  }
}
