import "server-only";
import { portfolio } from "@/lib/portfolio/portfolio";
import { getSettings } from "@/lib/server/settings";
import { MISSING, type Problem } from "@/lib/setting-fields";
import type { Settings } from "@/lib/settings";

/** Whether there are a secret and a database. On a public site, the database must be a PostgreSQL server. */
export function isConfigured(): boolean {
  const { secret, database } = getSettings();
  return secret !== null && database.url !== null;
}

/** What keeps visitors from having accounts. */
export function findAccountProblems(settings: Settings): Problem[] {
  const { secret, isPublic, origin, problems, database, smtp, signIn, signInProblems } = settings;
  const obstacles: Problem[] = [];
  if (!portfolio.accounts) return obstacles;
  const add = (field: string, problem: string, fix: string) =>
    obstacles.push({
      severity: "error",
      field,
      problem,
      fix: `${fix}, or write accounts: false in content/site.ts.`,
    });
  const isReported = (field: string) => problems.some((problem) => problem.field === field);

  // On a local site, `npm start` makes a secret.
  if (isPublic && !secret && !isReported("NEXTAUTH_SECRET")) {
    add(
      "NEXTAUTH_SECRET",
      `${MISSING}: this site has no accounts yet`,
      "Set it to the output of: openssl rand -base64 32",
    );
  }
  if (isPublic && !database.url && !isReported("DATABASE_URL")) {
    const problem = "does not point to a PostgreSQL server: this site has no accounts yet";
    add("DATABASE_URL", problem, "Set it to postgres://…; docs/accounts.md says where to get a free one");
  }
  const hasWayIn = smtp !== null || Object.values(signIn).some((provider) => provider !== null);
  if (hasWayIn && !origin && !isReported("SITE_URL")) {
    const problem = `${MISSING}: without it the site cannot email links, and providers cannot send visitors back to it`;
    add("SITE_URL", problem, "Set it to the public URL of your site, like https://ada.dev");
  }
  if (isPublic && !hasWayIn && signInProblems.length === 0) {
    const problem = `${MISSING}, and there is no sign-in provider: visitors cannot sign up`;
    add("SMTP_HOST", problem, "Set up one of the two: see docs/accounts.md");
  }
  return obstacles;
}

export function getAccountSettings() {
  const { isRegistrationOpen, passwordMinCharacters, smtp, siteOrigin } = getSettings();
  return {
    isConfigured: isConfigured(),
    isRegistrationOpen,
    passwordMinCharacters,
    hasMail: smtp !== null && siteOrigin !== null,
  };
}
