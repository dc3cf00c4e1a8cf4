import { isProviderVariable } from "@/lib/contact/server/provider";
import { getEnv, isPublic } from "@/lib/server/env";
import { findEnvProblems } from "@/lib/server/report-env";
import { readFileSync } from "node:fs";
import { findNearest } from "@/content/schema/define-content";
import type { Finding } from "./finding";

type Settings = Record<string, string | undefined>;
const LEAST_DISTINCT_CHARACTERS = 12;
const KNOWN_WORDS = /secret|password|change-?me|example|portfolio|12345/i;

export function isForVisitors(settings: Settings): boolean {
  return settings.VERCEL_ENV ? settings.VERCEL_ENV === "production" : isPublic(getEnv(settings).siteOrigin);
}

export function checkSettings(settings: Settings, findPlace: (variable: string) => string): Finding[] {
  const { secret, siteOrigin } = getEnv(settings);
  const findings: Finding[] = [];
  const add = (severity: Finding["severity"], field: string, problem: string, mend: string) =>
    findings.push({ severity, file: findPlace(field), field, problem, mend });

  const hasProvider = Object.keys(settings).some((name) => isProviderVariable(name) && settings[name]?.trim());
  for (const { variable, text } of findEnvProblems(settings)) {
    const isOfProvider = isProviderVariable(variable);
    const isMissing = text.startsWith("is missing");
    // On a local site, the sandbox replaces the provider and `npm start` creates the secret.
    const isFilledIn = isOfProvider ? !hasProvider : text.endsWith("this site has no accounts");
    if (isFilledIn && !isForVisitors(settings)) continue;
    const isOfGroup = text.includes("its group");
    const setIt = isOfGroup
      ? "Set it, or clear all the settings of its group."
      : "Set it where the site runs; see docs/deploy.md.";
    add("error", variable, text, isMissing ? setIt : "Correct it; see .env.example.");
  }
  if (secret && (new Set(secret).size < LEAST_DISTINCT_CHARACTERS || KNOWN_WORDS.test(secret))) {
    add("error", "NEXTAUTH_SECRET", "is too easy to guess", "Make a random one: openssl rand -base64 32");
  }
  if (isPublic(siteOrigin) && siteOrigin.startsWith("http:")) {
    const mend = "Serve the site over HTTPS, for example behind a reverse proxy, and write https:// here.";
    add("warning", "SITE_URL", "is not https: browsers will mark the site as not secure", mend);
  }
  if (siteOrigin === null && !settings.VERCEL_PROJECT_PRODUCTION_URL) {
    const problem = "is missing: the CV, the contact card and resume.json leave out your site's URL";
    add(
      "warning",
      "SITE_URL",
      problem,
      "Set it to the public URL of your site, like https://ada.dev, before you build.",
    );
  }
  return findings;
}

const KNOWN = Array.from(readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=/gm), ([, name = ""]) => name);

export function checkNames(settings: Settings, findPlace: (variable: string) => string): Finding[] {
  const unknown = Object.keys(settings).filter((name) => !KNOWN.includes(name));
  return unknown.flatMap((name): Finding[] => {
    const nearest = findNearest(name, KNOWN, 3);
    const at = { severity: "warning", file: findPlace(name), field: name } as const;
    return nearest ? [{ ...at, problem: "is not one of this site's settings", mend: `Did you mean ${nearest}?` }] : [];
  });
}
