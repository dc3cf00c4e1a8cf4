/** Stops the build when `content/` breaks its schema or names a picture that is not in `public/`. */
import { fileURLToPath } from "node:url";
import { findMissingFiles } from "./doctor/content";

const publicFolder = fileURLToPath(new URL("../public", import.meta.url));

const problems = await import("../content/index").then(
  ({ contentByFile }) => findMissingFiles(contentByFile, publicFolder),
  (error: Error) => [error.message],
);
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
