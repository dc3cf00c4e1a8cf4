/**
 * `npm run doctor`, and the check before every build: what of content, pictures, links and settings has to be mended, and
 * what is left of the demo. Exit status 1 when there is an error; warnings and demo values leave it at 0.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import nextEnv from "@next/env";
import { readFlags } from "./doctor/read-flags";
import { checkContent } from "./doctor/check-content";
import { locate, readContent } from "./doctor/content";
import { formatFindings, isError, type Finding } from "./doctor/finding";

const { strict, online, demo, build } = readFlags(
  "doctor",
  {
    strict: "counts what is left of the demo as errors",
    online: "asks the mail provider, the identity provider and every link whether they answer",
    demo: "looks for what is left of the demo, and for nothing else",
    build: "as before a build: only an error in the content stops it, and the demo is listed for visitors only",
  },
  {},
);
const isStrict = strict !== undefined;

const root = fileURLToPath(new URL("..", import.meta.url));
const isDevelopment = false;
const { combinedEnv, loadedEnvFiles } = nextEnv.loadEnvConfig(root, isDevelopment, { info() {}, error() {} });
const findPlace = (variable: string) =>
  loadedEnvFiles.find(({ env }) => variable in env)?.path ??
  (combinedEnv[variable] ? "environment" : (loadedEnvFiles[0]?.path ?? ".env.local"));

const { content, findings } = await readContent();
findings.push(...(await checkContent(content, path.join(root, "public"))));
let isPublic = false;
// What reads the settings reads content/site.ts as well.
if (content["content/site.ts"]) {
  const { checkSettings, findUnreachable, isForVisitors } = await import("./doctor/check-settings");
  isPublic = isForVisitors(combinedEnv);
  findings.push(...checkSettings(combinedEnv, findPlace));
  if (online !== undefined) findings.push(...(await findUnreachable(content, combinedEnv, findPlace)));
}
const kept = (finding: Finding) => demo === undefined || finding.severity === "demo";
const located = findings.filter(kept).map((finding) => locate(finding, root));
process.stdout.write(`${formatFindings(located, isStrict, build !== undefined && !isPublic)}\n`);
const stops = ({ file }: Finding) => build === undefined || file.startsWith("content/");
if (located.some((finding) => isError(finding, isStrict) && stops(finding))) process.exitCode = 1;
