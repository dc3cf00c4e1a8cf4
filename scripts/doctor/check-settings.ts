import { isProviderVariable } from "@/lib/contact/server/provider";
import { getEnv, isLoopbackHost } from "@/lib/server/env";
import { findEnvProblems } from "@/lib/server/report-env";
import type { Finding } from "./finding";

type Settings = Record<string, string | undefined>;
const LEAST_DISTINCT_CHARACTERS = 12;
const KNOWN_WORDS = /secret|password|change-?me|example|portfolio|12345/i;

const readIsPublic = (siteOrigin: string | null) =>
  siteOrigin !== null && !isLoopbackHost(new URL(siteOrigin).hostname);

/** Whether real visitors come to a site with these settings. */
export function isForVisitors(settings: Settings): boolean {
  return settings.VERCEL_ENV ? settings.VERCEL_ENV === "production" : readIsPublic(getEnv(settings).siteOrigin);
}

/** What the server would report at its start, and what only matters to an owner. `findPlace` tells where a variable is set. */
export function checkSettings(settings: Settings, findPlace: (variable: string) => string): Finding[] {
  const { secret, siteOrigin } = getEnv(settings);
  const findings: Finding[] = [];
  const add = (severity: Finding["severity"], field: string, problem: string, mend: string) =>
    findings.push({ severity, file: findPlace(field), field, problem, mend });

  const hasProvider = Object.keys(settings).some((name) => isProviderVariable(name) && settings[name]?.trim());
  for (const { variable, text } of findEnvProblems(settings)) {
    const isOfProvider = isProviderVariable(variable);
    // On this computer the mail sandbox stands in for a provider that is not set at all.
    if (isOfProvider && !isForVisitors(settings) && !hasProvider) continue;
    const setIt = isOfProvider ? "Set it where the site runs; see README." : "Set it, or empty its whole group.";
    add("error", variable, text, text.startsWith("is missing") ? setIt : "Correct it; see .env.example.");
  }
  if (secret && (new Set(secret).size < LEAST_DISTINCT_CHARACTERS || KNOWN_WORDS.test(secret))) {
    add("error", "NEXTAUTH_SECRET", "is too easy to guess", "Make a random one: openssl rand -base64 32");
  }
  if (siteOrigin?.startsWith("http:") && readIsPublic(siteOrigin)) {
    const mend = "Serve the site over HTTPS, for example behind a reverse proxy, and write https:// here.";
    add("warning", "SITE_URL", "is not https: browsers will mark the site as not secure", mend);
  }
  return findings;
}
