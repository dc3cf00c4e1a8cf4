import "server-only";
import { z } from "zod";
import { PASSWORD_DEFAULT_MIN_CHARACTERS, PASSWORD_MAX_CHARACTERS } from "@/lib/account/rules";
import { choice, getEnv, readVariables, type Source, wholeNumber } from "@/lib/server/env";
import { readSmtp } from "@/lib/server/mail";

const variables = z.object({
  PASSWORD_MIN_LENGTH: wholeNumber(8, PASSWORD_MAX_CHARACTERS).default(PASSWORD_DEFAULT_MIN_CHARACTERS),
  REGISTRATION: choice("open", "closed").default("open"),
});

export const readAccountSettings = (source?: Source) => readVariables(variables, source);

export function getAccountSettings() {
  const { PASSWORD_MIN_LENGTH: passwordMinCharacters, REGISTRATION } = readAccountSettings().values;
  return {
    isRegistrationOpen: REGISTRATION === "open",
    passwordMinCharacters,
    /** Links lead to the configured address only, never to what a request's Host header says. */
    hasMail: readSmtp().values !== null && getEnv().siteOrigin !== null,
  };
}
