/** Stops the build when `content/` breaks its schema or names a picture that is not in `public/`. */
import { fileURLToPath } from "node:url";
import { findUndrawable } from "./doctor/find-undrawable";
import { findMissingFiles } from "./doctor/content";

const publicFolder = fileURLToPath(new URL("../public", import.meta.url));

const problems = await import("../content/index").then(
  ({ contentByFile }) => {
    for (const { file, field, problem } of findUndrawable(contentByFile)) {
      process.stderr.write(`Note: ${file}: ${field}: ${problem}\n`);
    }
    return findMissingFiles(contentByFile, publicFolder);
  },
  (error: Error) => [error.message],
);
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
