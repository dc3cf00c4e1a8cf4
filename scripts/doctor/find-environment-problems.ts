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
  const findings = env.problems.map(({ variable, text }) => {
    const mend = text.startsWith("is missing")
      ? "Set it, or empty the others of its group."
      : "Correct it; .env.example explains every variable.";
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
  if (env.faultyEmailjsVariables.length > 0 && !env.problems.some(({ variable }) => variable.startsWith("EMAILJS_"))) {
    const mend = "Set the three EMAILJS_ variables as the README shows.";
    findings.push(add("warning", "EMAILJS_PUBLIC_KEY", "is not set: the contact form cannot send", mend));
  }
  return findings;
}
