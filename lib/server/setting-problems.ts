import "server-only";
import { findAccountProblems } from "@/lib/account/server/settings";
import { isLoopbackHost } from "@/lib/loopback.mjs";
import { portfolio } from "@/lib/portfolio/portfolio";
import { isLoopbackOrigin, type Problem } from "@/lib/setting-fields";
import type { Settings } from "@/lib/settings";
import { log } from "./log";
import { getSettings } from "./settings";

const SECRET_MIN_DISTINCT_CHARACTERS = 12;
const KNOWN_WORDS = /secret|password|change-?me|example|portfolio|12345/i;

const hasContactForm = portfolio.sections.some(({ id }) => id === "contact");

/** Names without a dot and private addresses belong to the owner's own network. */
const OWN_HOST = /^[^.]+$|^10\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|\.(?:internal|local)$/;

function isUnencrypted(databaseUrl: string): boolean {
  if (!URL.canParse(databaseUrl)) return false;
  const { hostname, searchParams } = new URL(databaseUrl);
  const isAway = !isLoopbackHost(hostname) && !OWN_HOST.test(hostname);
  return isAway && (searchParams.get("sslmode") ?? "disable") === "disable";
}

function findWeaknesses({ secret, siteOrigin, isPublic, database }: Settings): Problem[] {
  const weaknesses: Problem[] = [];
  if (!isPublic) return weaknesses;
  if (secret && (new Set(secret).size < SECRET_MIN_DISTINCT_CHARACTERS || KNOWN_WORDS.test(secret))) {
    const fix = "Make a random one: openssl rand -base64 32";
    weaknesses.push({ severity: "error", field: "NEXTAUTH_SECRET", problem: "is too easy to guess", fix });
  }
  if (siteOrigin?.startsWith("http:")) {
    const problem = "is not https: browsers will mark the site as not secure";
    const fix = "Serve the site over HTTPS, for example behind a reverse proxy, and write https:// here.";
    weaknesses.push({ severity: "warning", field: "SITE_URL", problem, fix });
  }
  if (database.isServer && database.url && isUnencrypted(database.url)) {
    const problem = "does not encrypt the connection: anyone on the network in between can read the accounts";
    const fix = "Add ?sslmode=require to it; docs/accounts.md has Supabase's.";
    weaknesses.push({ severity: "warning", field: "DATABASE_URL", problem, fix });
  }
  return weaknesses;
}

/** Lists everything that is wrong with the settings, worded as start, build and doctor print it. */
export function findSettingProblems(settings: Settings): Problem[] {
  const { problems, contactProblems, isPublic } = settings;
  // A local site does not need them: `npm start` adds a mail sandbox.
  const contact = hasContactForm && isPublic ? contactProblems.filter((problem) => !problems.includes(problem)) : [];
  return [...problems, ...contact, ...findAccountProblems(settings), ...findWeaknesses(settings)];
}

/** `builtFor` is the build's SITE_URL. It is an empty string if SITE_URL was not set, and undefined if there is no build. */
function isBuiltForAnother(builtFor: string | undefined, siteOrigin: string | null): boolean {
  if (builtFor === undefined || siteOrigin === null) return false;
  // A build without SITE_URL may run locally, because `npm start` sets a local SITE_URL.
  if (!builtFor) return !isLoopbackOrigin(siteOrigin);
  return !URL.canParse(builtFor) || new URL(builtFor).origin !== siteOrigin;
}

export function logSettingProblems(): void {
  const settings = getSettings();
  const found = findSettingProblems(settings);
  if (isBuiltForAnother(settings.builtSiteUrl, settings.siteOrigin)) {
    const problem = "differs from the URL in the links and headers of the build";
    found.push({ severity: "warning", field: "SITE_URL", problem, fix: "Build the site again." });
  }
  for (const { severity, ...problem } of found)
    log(severity === "error" ? "error" : "warn", "setting-problem", problem);
}
