import path from "node:path";
import nextEnv from "@next/env";
import { readEnv } from "@/lib/server/env";
import { findDemoValues } from "./find-demo-values";
import { findEnvironmentProblems } from "./find-environment-problems";
import { findImageProblems } from "./find-image-problems";
import { findLinkProblems } from "./find-link-problems";
import { findUndrawable } from "./find-undrawable";
import { findUnreachable } from "./find-unreachable";
import type { Finding } from "./finding";
import { readContent } from "./read-content";

/** The settings as the server would read them, and where each of them comes from. */
function readSettings(root: string) {
  const isDevelopment = false;
  const { combinedEnv, loadedEnvFiles } = nextEnv.loadEnvConfig(root, isDevelopment, { info() {}, error() {} });
  const locate = (variable: string) =>
    loadedEnvFiles.find(({ env }) => variable in env)?.path ?? (combinedEnv[variable] ? "environment" : ".env.local");
  return { settings: combinedEnv, locate };
}

interface Examination {
  root: string;
  /** Asks services and links over the network. */
  isOnline: boolean;
  /** Only what is left of the demo. */
  onlyDemo: boolean;
}

/** Everything the doctor finds in a project. */
export async function examine({ root, isOnline, onlyDemo }: Examination): Promise<Finding[]> {
  const publicFolder = path.join(root, "public");
  const { content, findings } = await readContent();
  const demo = findDemoValues(content, publicFolder);
  if (onlyDemo) return demo.filter(({ severity }) => severity === "demo");
  const { settings, locate } = readSettings(root);
  return [
    ...findings,
    ...(await findImageProblems(content, publicFolder)),
    ...findLinkProblems(content),
    ...findUndrawable(content),
    ...findEnvironmentProblems(settings, locate),
    ...(isOnline ? await findUnreachable(content, readEnv(settings), locate) : []),
    ...demo,
  ];
}
