import { createRequire } from "node:module";
import { isLoopbackHost } from "../../lib/loopback.mjs";
import { isLocalUrl, readSiteUrl } from "../../lib/site-url.mjs";
import { PROVIDER_VARIABLES } from "../sandbox/provider.mjs";
import { root } from "./project.mjs";
import { exitWith } from "./stop.mjs";

/** Says what is wrong with SITE_URL. */
export function findProblem({ SITE_URL: url }) {
  const { problem } = url ? readSiteUrl(url) : {};
  return problem && `SITE_URL ${problem}`;
}

/** Reads the settings in Next.js's order of precedence. Restores process.env, because Next.js reads the files again. */
export function readSettings({ isDevelopment }) {
  const { loadEnvConfig } = createRequire(import.meta.url)("@next/env");
  const before = { ...process.env };
  const { combinedEnv } = loadEnvConfig(root, isDevelopment, { info() {}, error: console.error });
  const settings = Object.fromEntries(Object.entries(combinedEnv).filter(([, value]) => value?.trim()));
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  const problem = findProblem(settings);
  if (problem) exitWith(problem);
  return settings;
}

const LOOPBACK = "127.0.0.1";

/** A site without SITE_URL counts as local. */
export function isLocalSite({ SITE_URL: url }) {
  return url === undefined || isLocalUrl(url);
}

/** By default, a local site listens only on loopback. Undefined means all interfaces. */
export function readHost(settings) {
  return settings.HOST ?? (isLocalSite(settings) ? LOOPBACK : undefined);
}

/** Whether the site is local and also listens only on loopback. */
export function isOnlyHere(settings) {
  return isLocalSite(settings) && isLoopbackHost(readHost(settings));
}

/** The sandbox runs only if no other computer can reach the site and no real provider is configured. */
export function wantsSandbox(settings) {
  return isOnlyHere(settings) && PROVIDER_VARIABLES.every((name) => settings[name] === undefined);
}
