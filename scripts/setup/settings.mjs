import { requireFromNext, root } from "./project.mjs";

/**
 * What the owner has set, by the process's environment and the `.env` files, in Next.js's own order of precedence.
 * The process's environment itself stays as it was: Next.js reads the files again, and follows them in development.
 */
export function readSettings({ isDevelopment }) {
  const { loadEnvConfig } = requireFromNext("@next/env");
  const before = { ...process.env };
  const { combinedEnv } = loadEnvConfig(root, isDevelopment, { info() {}, error: console.error });
  const settings = Object.fromEntries(Object.entries(combinedEnv).filter(([, value]) => value?.trim()));
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  return settings;
}

/** Whether the site is for this machine only: its address is a loopback one, or not set at all. */
export function isLocalSite({ SITE_URL: address }) {
  if (address === undefined) return true;
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === "[::1]" || /^127(?:\.\d+){3}$/.test(hostname) || /(?:^|\.)localhost$/.test(hostname);
}

/** The mail sandbox stands in only where no real visitor comes and no real provider is named. */
export function wantsSandbox(settings) {
  return isLocalSite(settings) && !Object.keys(settings).some((name) => name.startsWith("EMAILJS_"));
}
