import "server-only";
import { z } from "zod";
import { PASSWORD_MAX_CHARACTERS } from "@/lib/account/rules";
import { portfolio } from "@/lib/portfolio/portfolio";
import { readDatabase } from "@/lib/server/database/database";
import { choice, getEnv, MISSING, readVariables, wholeNumber, type Problem, type Source } from "@/lib/server/env";
import { readSmtp } from "@/lib/server/mail";
import { readProviders } from "./providers";

const variables = z.object({
  PASSWORD_MIN_LENGTH: wholeNumber(8, PASSWORD_MAX_CHARACTERS).default(12),
  REGISTRATION: choice("open", "closed").default("open"),
});

export const readAccountSettings = (source?: Source) => readVariables(variables, source);

/** Whether there are a secret and a database. On a public site, the database must be a PostgreSQL server. */
export const isConfigured = () => getEnv().secret !== null && readDatabase().url !== null;

/** What keeps visitors from having accounts. */
function findObstacles(source?: Source): Problem[] {
  const { secret, isPublic, origin, problems } = getEnv(source);
  const database = readDatabase(source);
  const smtp = readSmtp(source);
  const providers = readProviders(source);
  const obstacles: Problem[] = [];
  const add = (field: string, problem: string, fix: string) =>
    obstacles.push({
      severity: "error",
      field,
      problem,
      fix: `${fix}, or write accounts: false in content/portfolio.ts.`,
    });
  const isReported = (field: string) => problems.some((problem) => problem.field === field);

  // On a local site, `npm start` makes a secret.
  if (isPublic && !secret && !isReported("NEXTAUTH_SECRET")) {
    add(
      "NEXTAUTH_SECRET",
      `${MISSING}: this site has no accounts yet`,
      "Set it to what openssl rand -base64 32 prints",
    );
  }
  if (isPublic && !database.url && database.problems.length === 0) {
    const problem = "names no PostgreSQL server: this site has no accounts yet";
    add("DATABASE_URL", problem, "Set it to postgres://…; docs/accounts.md says where to get a free one");
  }
  const hasWayIn = smtp.values !== null || providers.values.length > 0;
  if (hasWayIn && !origin && !isReported("SITE_URL")) {
    const problem = `${MISSING}: without it the site cannot email links, and providers cannot lead back to it`;
    add("SITE_URL", problem, "Set it to the public URL of your site, like https://ada.dev");
  }
  if (isPublic && !hasWayIn && smtp.problems.length + providers.problems.length === 0) {
    const problem = `${MISSING}, and there is no sign-in provider: visitors cannot sign up`;
    add("SMTP_HOST", problem, "Set up either; see docs/accounts.md");
  }
  return obstacles;
}

export function findAccountProblems(source?: Source): Problem[] {
  const parts = [readSmtp(source), readDatabase(source), readAccountSettings(source), readProviders(source)];
  return [...parts.flatMap(({ problems }) => problems), ...(portfolio.accounts ? findObstacles(source) : [])];
}

export function getAccountSettings() {
  const { PASSWORD_MIN_LENGTH: passwordMinCharacters, REGISTRATION } = readAccountSettings().values;
  return {
    isConfigured: isConfigured(),
    isRegistrationOpen: REGISTRATION === "open",
    passwordMinCharacters,
    hasMail: readSmtp().values !== null && getEnv().siteOrigin !== null,
  };
}
