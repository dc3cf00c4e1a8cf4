import "server-only";
import { z } from "zod";
import { site } from "@/content/site";
import { PASSWORD_MAX_CHARACTERS } from "@/lib/account/rules";
import { choice, type EnvProblem, getEnv, isPublic, readVariables, type Source, wholeNumber } from "@/lib/server/env";
import { readDatabase } from "@/lib/server/database/database";
import { readSmtp } from "@/lib/server/mail";
import { readProviders } from "./providers";

const variables = z.object({
  PASSWORD_MIN_LENGTH: wholeNumber(8, PASSWORD_MAX_CHARACTERS).default(12),
  REGISTRATION: choice("open", "closed").default("open"),
});

export const readAccountSettings = (source?: Source) => readVariables(variables, source);

export function findMissingSettings(source?: Source): EnvProblem[] {
  const { secret, isServerless } = getEnv(source);
  const url = readDatabase(source).values?.DATABASE_URL;
  const missing = {
    NEXTAUTH_SECRET: !secret && "is missing; without it this site has no accounts",
    DATABASE_URL: isServerless
      ? !url?.startsWith("postgres") &&
        "does not name a PostgreSQL server; this host keeps no files, so this site has no accounts"
      : !url && "is invalid; without a database this site has no accounts",
  };
  return Object.entries(missing).flatMap(([variable, text]) => (text ? { variable, text } : []));
}

export function findAccountProblems(source?: Source): EnvProblem[] {
  const { problems, siteOrigin, origin } = getEnv(source);
  const smtp = readSmtp(source);
  const providers = readProviders(source);
  const parts = [smtp, readDatabase(source), readAccountSettings(source), providers];
  const found = parts.flatMap((part) => part.problems);
  const add = (variable: string, text: string) => found.push({ variable, text });
  if (site.accounts) found.push(...findMissingSettings(source));
  const needsOrigin = smtp.values !== null || providers.values.length > 0;
  if (needsOrigin && !origin && !problems.some(({ variable }) => variable === "SITE_URL")) {
    add("SITE_URL", "is missing; without it the site cannot email links, and sign-in providers cannot redirect to it");
  }
  if (site.accounts && isPublic(siteOrigin) && !needsOrigin && providers.problems.length === 0) {
    const text =
      "is missing, and there is no sign-in provider, so visitors cannot sign up: set either, or write accounts: false in content/site.ts";
    add("SMTP_HOST", text);
  }
  return found;
}

/** Warns if the store is on a disk that the host may empty. */
export function findStoreWarnings(): EnvProblem[] {
  const { secret, isEphemeral } = getEnv();
  if (!isEphemeral || !secret || !site.accounts || process.env.DATABASE_URL?.trim()) return [];
  const text =
    "is not set, and this host may empty its disk on each deploy, losing every account: name a PostgreSQL " +
    "server, or pglite:FOLDER on a volume";
  return [{ variable: "DATABASE_URL", text }];
}

export function getAccountSettings() {
  const { PASSWORD_MIN_LENGTH: passwordMinCharacters, REGISTRATION } = readAccountSettings().values;
  return {
    isConfigured: findMissingSettings().length === 0,
    isRegistrationOpen: REGISTRATION === "open",
    passwordMinCharacters,
    hasMail: readSmtp().values !== null && getEnv().siteOrigin !== null,
  };
}
