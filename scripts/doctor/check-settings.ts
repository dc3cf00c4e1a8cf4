import variables from "@/lib/contact/provider.json";
import { isProviderVariable, readContactProvider } from "@/lib/contact/server/provider";
import { getEnv, isLoopbackHost } from "@/lib/server/env";
import { findEnvProblems } from "@/lib/server/report-env";
import { eachText } from "./content";
import { findDemoText } from "./demo";
import type { Finding } from "./finding";

type Settings = Record<string, string | undefined>;
/** Where a variable is set: a file, or the environment. */
type FindPlace = (variable: string) => string;

const LEAST_DISTINCT_CHARACTERS = 12;
const KNOWN_WORDS = /secret|password|change-?me|example|portfolio|12345/i;
const LIMIT_MS = 8000;
/** Gone for good, in contrast to a page that only keeps programs out. */
const GONE = [404, 410];

const readIsPublic = (siteOrigin: string | null) =>
  siteOrigin !== null && !isLoopbackHost(new URL(siteOrigin).hostname);

/** Whether real visitors come to a site with these settings. */
export function isForVisitors(settings: Settings): boolean {
  return settings.VERCEL_ENV ? settings.VERCEL_ENV === "production" : readIsPublic(getEnv(settings).siteOrigin);
}

/** What the server itself would report at its start, and what only matters to an owner. */
export function checkSettings(settings: Settings, findPlace: FindPlace): Finding[] {
  const { secret, siteOrigin } = getEnv(settings);
  const findings: Finding[] = [];
  const add = (severity: Finding["severity"], field: string, problem: string, mend: string) =>
    findings.push({ severity, file: findPlace(field), field, problem, mend });

  const hasProvider = Object.keys(settings).some((name) => isProviderVariable(name) && settings[name]?.trim());
  for (const { variable, text } of findEnvProblems(settings)) {
    const isOfProvider = isProviderVariable(variable);
    // On this computer the mail sandbox stands in for a provider that is not set at all.
    if (isOfProvider && !isForVisitors(settings) && !hasProvider) continue;
    const setIt = isOfProvider
      ? "Set it where the site runs; see README."
      : "Set it, or empty the others of its group.";
    add("error", variable, text, text.startsWith("is missing") ? setIt : "Correct it; see .env.example.");
  }
  if (secret && (new Set(secret).size < LEAST_DISTINCT_CHARACTERS || KNOWN_WORDS.test(secret))) {
    add("error", "NEXTAUTH_SECRET", "can be guessed", "Make a random one: openssl rand -base64 32");
  }
  if (siteOrigin?.startsWith("http:") && readIsPublic(siteOrigin)) {
    const mend = "Put a web server that speaks https before the site, and write https:// here.";
    add("warning", "SITE_URL", "is not encrypted: browsers will warn of the site", mend);
  }
  return findings;
}

async function findFault(address: string): Promise<string | undefined> {
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
    return GONE.includes(status) ? `answers ${status}: there is no such page` : undefined;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return `cannot be reached (${cause instanceof Error ? cause.message : String(cause)})`;
  }
}

/** Asks the services that answer over the web, and every link of the content once. Only this check uses the network. */
export async function findUnreachable(content: object, settings: Settings, findPlace: FindPlace): Promise<Finding[]> {
  const { values: contactProvider } = readContactProvider(settings);
  const { OIDC_ISSUER } = settings;
  const services = {
    [Object.keys(variables.endpoint).join()]: contactProvider ? new URL(contactProvider.sendUrl).origin : "",
    OIDC_ISSUER: OIDC_ISSUER ? `${OIDC_ISSUER.replace(/\/$/, "")}/.well-known/openid-configuration` : "",
  };
  const places = [
    ...Object.entries(services).map(([field, address]) => ({ file: findPlace(field), field, address })),
    ...Object.entries(content).flatMap(([file, value]) =>
      [...eachText(value)].map(([field, address]) => ({ file, field, address })),
    ),
  ].filter(({ address }) => /^https?:\/\/\S+$/.test(address) && !findDemoText(address));
  const findings = places.map(async ({ file, field, address }): Promise<Finding[]> => {
    const fault = await findFault(address);
    const mend = "Open the address yourself; correct it if it is wrong, try later if it is not.";
    return fault ? [{ severity: "warning", file, field, problem: `${address} ${fault}`, mend }] : [];
  });
  return (await Promise.all(findings)).flat();
}
