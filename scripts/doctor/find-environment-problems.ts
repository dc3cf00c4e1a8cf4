import { isProviderVariable } from "@/lib/contact/server/provider";
import { readEnv } from "@/lib/server/env";
import type { Finding, Severity } from "./finding";

type Settings = Record<string, string | undefined>;

const LEAST_DISTINCT_CHARACTERS = 12;
const KNOWN_WORDS = /secret|password|change-?me|example|portfolio|12345/i;

function isWeak(secret: string): boolean {
  return new Set(secret).size < LEAST_DISTINCT_CHARACTERS || KNOWN_WORDS.test(secret);
}

function isPublicAddress(address: string | null): address is string {
  if (address === null) return false;
  const { hostname } = new URL(address);
  return !/^(?:\[::1\]|127(?:\.\d+){3}|(?:.+\.)?localhost)$/.test(hostname);
}

/**
 * What the server itself would report at its start, and what only matters to an owner.
 *
 * @param locate Where a variable is set: a file, or the environment.
 */
export function findEnvironmentProblems(settings: Settings, locate: (variable: string) => string): Finding[] {
  const env = readEnv(settings);
  const add = (severity: Severity, field: string, problem: string, mend: string): Finding => ({
    severity,
    file: locate(field),
    field,
    problem,
    mend,
  });
  const isForVisitors = settings.VERCEL_ENV ? settings.VERCEL_ENV === "production" : isPublicAddress(env.siteOrigin);
  const hasProvider = Object.keys(settings).some((name) => isProviderVariable(name) && settings[name]?.trim());
  const findings = env.problems
    // On this machine the mail sandbox stands in for a provider that is not set at all.
    .filter(({ variable }) => isForVisitors || hasProvider || !isProviderVariable(variable))
    .map(({ variable, text }) => {
      const isMissing = text.startsWith("is missing");
      let mend = "Correct it; .env.example explains every variable.";
      if (isMissing) mend = "Set it, or empty the others of its group.";
      if (isMissing && isProviderVariable(variable)) mend = "Set it where the site runs, as the README shows.";
      return add("error", variable, text, mend);
    });
  if (env.secret && isWeak(env.secret)) {
    const mend = "Make a random one: openssl rand -base64 32";
    findings.push(add("error", "NEXTAUTH_SECRET", "can be guessed", mend));
  }
  if (!isPublicAddress(env.siteOrigin)) return findings;
  if (env.siteOrigin.startsWith("http:")) {
    const mend = "Put a web server that speaks https before the site, and write https:// here.";
    findings.push(add("warning", "SITE_URL", "is not encrypted: browsers will warn of the site", mend));
  }
  return findings;
}
