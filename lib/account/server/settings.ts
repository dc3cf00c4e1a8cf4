import "server-only";
import { getSettings } from "@/lib/server/settings";
import { MISSING, type Problem, type Settings } from "@/lib/settings";

const SECRET_MIN_DISTINCT_CHARACTERS = 12;
const KNOWN_WORDS = /secret|password|change-?me|example|portfolio|12345/i;

/** Whether there are a secret and a database. On a public site, the database must be a PostgreSQL server. */
export function isConfigured(): boolean {
  const { secret, database } = getSettings();
  return secret !== null && database.url !== null;
}

/** What keeps visitors from having accounts. */
function findObstacles(settings: Settings, hasAccounts: boolean): Problem[] {
  const { secret, isPublic, origin, problems, database, smtp, signIn, hasUnfinishedWayIn } = settings;
  const obstacles: Problem[] = [];
  if (!hasAccounts) return obstacles;
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
  if (isPublic && !hasWayIn && !hasUnfinishedWayIn) {
    const problem = `${MISSING}, and there is no sign-in provider: visitors cannot sign up`;
    add("SMTP_HOST", problem, "Set up one of the two: see docs/accounts.md");
  }
  return obstacles;
}

function isGuessable(secret: string): boolean {
  return new Set(secret).size < SECRET_MIN_DISTINCT_CHARACTERS || KNOWN_WORDS.test(secret);
}

export function findAccountProblems(settings: Settings, { hasAccounts }: { hasAccounts: boolean }): Problem[] {
  const found = findObstacles(settings, hasAccounts);
  // Without accounts too, because the secret also hides visitors' addresses.
  if (settings.isPublic && settings.secret && isGuessable(settings.secret)) {
    const fix = "Make a random one: openssl rand -base64 32";
    found.push({ severity: "error", field: "NEXTAUTH_SECRET", problem: "is too easy to guess", fix });
  }
  return found;
}

export function getAccountSettings() {
  const { isRegistrationOpen, passwordMinCharacters, smtp, siteUrl } = getSettings();
  return {
    isConfigured: isConfigured(),
    isRegistrationOpen,
    passwordMinCharacters,
    hasMail: smtp !== null && siteUrl !== null,
  };
}
