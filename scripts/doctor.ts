/**
 * `npm run doctor`: what of content, pictures, links and settings has to be mended, and what is left of the demo.
 * Exit status 1 when there is an error; warnings and demo values leave it at 0.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import nextEnv from "@next/env";
import { readContent } from "./doctor/content";
import { findDemoValues } from "./doctor/demo";
import { findEnvironmentProblems } from "./doctor/find-environment-problems";
import { findImageProblems } from "./doctor/find-image-problems";
import { findLinkProblems } from "./doctor/find-link-problems";
import { findUndrawable } from "./doctor/find-undrawable";
import { findUnreachable } from "./doctor/find-unreachable";
import { formatFindings, isError } from "./doctor/finding";

const USAGE = `npm run doctor -- [--strict] [--online] [--demo]

  --strict  counts what is left of the demo as errors
  --online  asks the mail provider, the identity provider and every link whether they answer
  --demo    looks for what is left of the demo, and for nothing else
`;

const isSet = { type: "boolean", default: false } as const;
const { values: options } = parseArgs({
  options: { strict: isSet, online: isSet, demo: isSet, help: isSet },
});

async function examine() {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const publicFolder = path.join(root, "public");
  const { content, findings } = await readContent();
  const demo = findDemoValues(content, publicFolder);
  if (options.demo) return demo.filter(({ severity }) => severity === "demo");
  const isDevelopment = false;
  const { combinedEnv, loadedEnvFiles } = nextEnv.loadEnvConfig(root, isDevelopment, { info() {}, error() {} });
  const locate = (variable: string) =>
    loadedEnvFiles.find(({ env }) => variable in env)?.path ?? (combinedEnv[variable] ? "environment" : ".env.local");
  return [
    ...findings,
    ...(await findImageProblems(content, publicFolder)),
    ...findLinkProblems(content),
    ...findUndrawable(content),
    ...findEnvironmentProblems(combinedEnv, locate),
    ...(options.online ? await findUnreachable(content, combinedEnv, locate) : []),
    ...demo,
  ];
}

if (options.help) process.stdout.write(USAGE);
else {
  const findings = await examine();
  process.stdout.write(`${formatFindings(findings, options.strict)}\n`);
  if (findings.some((finding) => isError(finding, options.strict))) process.exitCode = 1;
}
