import "server-only";
import { z } from "zod";
import { PASSWORD_DEFAULT_MIN_CHARACTERS, PASSWORD_MAX_CHARACTERS } from "@/lib/account/rules";
import { choice, type EnvProblem, getEnv, readVariables, type Source, wholeNumber } from "@/lib/server/env";
import { readSmtp } from "@/lib/server/mail";
import { readProviders } from "./providers";

const variables = z.object({
  PASSWORD_MIN_LENGTH: wholeNumber(8, PASSWORD_MAX_CHARACTERS).default(PASSWORD_DEFAULT_MIN_CHARACTERS),
  REGISTRATION: choice("open", "closed").default("open"),
});

export const readAccountSettings = (source?: Source) => readVariables(variables, source);

/** What is wrong with the variables of accounts. */
export function findAccountProblems(source?: Source): EnvProblem[] {
  const { problems, siteOrigin, previewOrigin } = getEnv(source);
  const providers = readProviders(source);
  const found = [...readAccountSettings(source).problems, ...providers.problems];
  const needsOrigin = readSmtp(source).values !== null || providers.values.length > 0;
  // Mails and providers lead back to the configured address only: a request's Host header has no say in it.
  if (needsOrigin && !siteOrigin && !previewOrigin && !problems.some(({ variable }) => variable === "SITE_URL")) {
    const text = "is missing; without it no mail with a link is sent, and no identity provider leads back";
    found.push({ variable: "SITE_URL", text, fatal: false });
  }
  return found;
}

export function getAccountSettings() {
  const { PASSWORD_MIN_LENGTH: passwordMinCharacters, REGISTRATION } = readAccountSettings().values;
  return {
    isRegistrationOpen: REGISTRATION === "open",
    passwordMinCharacters,
    /** Links lead to the configured address only, never to what a request's Host header says. */
    hasMail: readSmtp().values !== null && getEnv().siteOrigin !== null,
  };
}
