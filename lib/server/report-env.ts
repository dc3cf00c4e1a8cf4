import "server-only";
import { findAccountProblems, findStoreWarnings } from "@/lib/account/server/settings";
import { readContactLimits } from "@/lib/contact/server/contact-limits";
import { readContactProvider } from "@/lib/contact/server/provider";
import { type EnvProblem, getEnv, isPublic, type Source } from "./env";
import { log } from "./log";

export function findEnvProblems(source?: Source): EnvProblem[] {
  const features = [readContactProvider(source), readContactLimits(source)];
  return [...getEnv(source).problems, ...features.flatMap(({ problems }) => problems), ...findAccountProblems(source)];
}

/** `builtFor` is the build's SITE_URL. It is an empty string if SITE_URL was not set, and undefined if there is no build. */
function isBuiltForAnother(builtFor: string | undefined, siteOrigin: string | null): boolean {
  if (builtFor === undefined || siteOrigin === null) return false;
  // A build without SITE_URL may run locally, because `npm start` sets a local SITE_URL.
  if (!builtFor) return isPublic(siteOrigin);
  return !URL.canParse(builtFor) || new URL(builtFor).origin !== siteOrigin;
}

/** Logs variables by name, never by value. */
export function reportEnvProblems(): void {
  const { siteOrigin } = getEnv();
  for (const { variable, text } of findEnvProblems()) log("error", "env-problem", { variable, text });
  // Do not shorten this expression: the build replaces it only in exactly this form.
  if (isBuiltForAnother(process.env.BUILT_SITE_URL, siteOrigin)) {
    const text = "differs from the URL in the links and headers of the build: build the site again";
    log("warn", "env-problem", { variable: "SITE_URL", text });
  }
  for (const { variable, text } of findStoreWarnings()) log("warn", "env-problem", { variable, text });
}
