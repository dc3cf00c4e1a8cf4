import { readEnv } from "@/lib/server/env";
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
  const env = readEnv(settings);
  const findings: Finding[] = [];
  const add = (severity: Finding["severity"], field: string, problem: string, mend: string) =>
    findings.push({ severity, file: locate(field), field, problem, mend });

  for (const { variable, text } of env.problems) {
    const isMissing = text.startsWith("is missing");
    const mend = isMissing ? "Set it, or empty the others of its group." : "Correct it; see .env.example.";
    add("error", variable, text, mend);
  }
  const { secret, siteOrigin } = env;
  if (secret && (new Set(secret).size < LEAST_DISTINCT_CHARACTERS || KNOWN_WORDS.test(secret))) {
    add("error", "NEXTAUTH_SECRET", "can be guessed", "Make a random one: openssl rand -base64 32");
  }
  if (siteOrigin === null || LOCAL_HOST.test(new URL(siteOrigin).hostname)) return findings;
  if (siteOrigin.startsWith("http:")) {
    const mend = "Put a web server that speaks https before the site, and write https:// here.";
    add("warning", "SITE_URL", "is not encrypted: browsers will warn of the site", mend);
  }
  if (env.faultyEmailjsVariables.length > 0 && !env.problems.some(({ variable }) => variable.startsWith("EMAILJS_"))) {
    const mend = "Set the three EMAILJS_ variables as the README shows.";
    add("warning", "EMAILJS_PUBLIC_KEY", "is not set: the contact form cannot send", mend);
  }
  return findings;
}
