import { PROVIDER_VARIABLES } from "../sandbox/provider.mjs";
import { Refusal, requireFromNext, root } from "./project.mjs";

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
  const { SITE_URL: url } = settings;
  if (url && !/^https?:\/\//i.test(url)) {
    const scheme = isLoopback(url.replace(/:\d+\/?$/, "")) ? "http" : "https";
    throw new Refusal(`SITE_URL has to begin with ${scheme}://: write ${scheme}://${url.replace(/^\W+|\W+$/g, "")}`);
  }
  return settings;
}

const LOOPBACK = "127.0.0.1";

export const isLoopback = (host) => /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** Whether the site's address is one of this computer, or not set at all. */
export function isLocalSite({ SITE_URL: address }) {
  if (address === undefined) return true;
  return URL.canParse(address) && isLoopback(new URL(address).hostname);
}

/** The host to listen on; undefined for every address of this computer. A local site is not shown to the network. */
export function readHost(settings) {
  return settings.HOST ?? (isLocalSite(settings) ? LOOPBACK : undefined);
}

/** Whether nobody but this computer can reach the site: a host that forgets SITE_URL is not taken for one. */
export function isOnlyHere(settings) {
  return isLocalSite(settings) && isLoopback(readHost(settings));
}

/** The mail sandbox stands in only where no real visitor comes and no real provider is named. */
export function wantsSandbox(settings) {
  return isOnlyHere(settings) && PROVIDER_VARIABLES.every((name) => settings[name] === undefined);
}
