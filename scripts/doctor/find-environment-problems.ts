import { isProviderVariable } from "@/lib/contact/server/provider";
import { getEnv } from "@/lib/server/env";
import { findEnvProblems } from "@/lib/server/report-env";
import type { Finding } from "./finding";

const LEAST_DISTINCT_CHARACTERS = 12;
const KNOWN_WORDS = /secret|password|change-?me|example|portfolio|12345/i;
const LOCAL_HOST = /^(?:\[::1\]|127(?:\.\d+){3}|(?:.+\.)?localhost)$/;

/**
 * What the server itself would report at its start, and what only matters to an owner.
 *
 * @param locate Where a variable is set: a file, or the environment.
 */
export function findEnvironmentProblems(
  settings: Record<string, string | undefined>,
  locate: (variable: string) => string,
): Finding[] {
  const { secret, siteOrigin } = getEnv(settings);
  const findings: Finding[] = [];
  const add = (severity: Finding["severity"], field: string, problem: string, mend: string) =>
    findings.push({ severity, file: locate(field), field, problem, mend });

  const isPublic = siteOrigin !== null && !LOCAL_HOST.test(new URL(siteOrigin).hostname);
  const isForVisitors = settings.VERCEL_ENV ? settings.VERCEL_ENV === "production" : isPublic;
  const hasProvider = Object.keys(settings).some((name) => isProviderVariable(name) && settings[name]?.trim());
  for (const { variable, text } of findEnvProblems(settings)) {
    const isOfProvider = isProviderVariable(variable);
    // On this computer the mail sandbox stands in for a provider that is not set at all.
    if (isOfProvider && !isForVisitors && !hasProvider) continue;
    const setIt = isOfProvider
      ? "Set it where the site runs; see README."
      : "Set it, or empty the others of its group.";
    add("error", variable, text, text.startsWith("is missing") ? setIt : "Correct it; see .env.example.");
  }
  if (secret && (new Set(secret).size < LEAST_DISTINCT_CHARACTERS || KNOWN_WORDS.test(secret))) {
    add("error", "NEXTAUTH_SECRET", "can be guessed", "Make a random one: openssl rand -base64 32");
  }
  if (isPublic && siteOrigin.startsWith("http:")) {
    const mend = "Put a web server that speaks https before the site, and write https:// here.";
    add("warning", "SITE_URL", "is not encrypted: browsers will warn of the site", mend);
  }
  return findings;
}
