import "server-only";
import { site } from "@/content/site";
import { PASSWORD_DEFAULT_MIN_CHARACTERS } from "@/lib/account/rules"; // accounts
import { readProvider } from "@/lib/contact/server/provider";
import provider from "@/lib/contact/provider.json";
import { judgeGroups } from "./env-groups";
import { type EnvProblem, type VariableName, type Variables, VARIABLE_NAMES, variablesSchema } from "./env-schema";

const DEFAULT_DATABASE_URL = "pglite:.data/accounts";

/** Nothing sensible can stand in for these once they are set wrong. */
const isFatal = (name: VariableName) => ["SITE_URL", "NEXTAUTH_SECRET"].includes(name) || name in provider.required;

type Source = Record<string, string | undefined>;

/** `docker run --env-file` takes quotes for a part of the value. */
const QUOTED = /^(["']).*\1$/s;

/** Empty means absent; a value that does not hold is reported and counts as absent. */
function readVariables(source: Source): { variables: Variables; problems: EnvProblem[] } {
  const present: Record<string, string> = {};
  const problems: EnvProblem[] = [];
  for (const name of VARIABLE_NAMES) {
    const value = source[name]?.trim();
    if (!value) continue;
    if (!QUOTED.test(value)) present[name] = value;
    else problems.push({ variable: name, text: "has quotes around its value; remove them", fatal: isFatal(name) });
  }
  for (const issue of variablesSchema.safeParse(present).error?.issues ?? []) {
    const variable = VARIABLE_NAMES.find((name) => name === issue.path[0]);
    if (!variable || !(variable in present)) continue;
    delete present[variable];
    problems.push({ variable, text: issue.message, fatal: isFatal(variable) });
  }
  return { variables: variablesSchema.parse(present), problems };
}

function readSmtp(v: Variables) {
  if (!v.SMTP_HOST || !v.SMTP_FROM) return null;
  const secure = v.SMTP_SECURE ?? v.SMTP_PORT === 465;
  const login = v.SMTP_USER && v.SMTP_PASS ? { user: v.SMTP_USER, pass: v.SMTP_PASS } : null;
  return { host: v.SMTP_HOST, port: v.SMTP_PORT ?? (secure ? 465 : 587), secure, login, from: v.SMTP_FROM };
}

function readClient(id: string | undefined, secret: string | undefined) {
  return id && secret ? { id, secret } : null;
}

function readOidc(v: Variables) {
  const client = readClient(v.OIDC_CLIENT_ID, v.OIDC_CLIENT_SECRET);
  return client && v.OIDC_ISSUER
    ? {
        ...client,
        issuer: v.OIDC_ISSUER.replace(/\/$/, ""),
        name: v.OIDC_NAME ?? "Single sign-on",
        trustsEmail: v.OIDC_TRUST_EMAIL ?? false,
      }
    : null;
}

/** A wrong address is not replaced by the embedded store, which would quietly hide the mistake. */
function readDatabaseUrl(v: Variables, problems: readonly EnvProblem[]): string | null {
  if (problems.some((problem) => problem.variable === "DATABASE_URL")) return null;
  return v.DATABASE_URL ?? DEFAULT_DATABASE_URL;
}

/** Mails and providers lead back to the configured address only: a request's Host header has no say in it. */
function findMissingOrigin(v: Variables, hasReturnLinks: boolean): EnvProblem[] {
  if (!hasReturnLinks || v.SITE_URL || readPreviewOrigin(v)) return [];
  const text = "is missing; without it no mail with a link is sent, and no identity provider leads back";
  return [{ variable: "SITE_URL", text, fatal: false }];
}

function readPreviewOrigin(v: Variables): string | null {
  const isPreview = v.VERCEL === "1" && v.VERCEL_ENV === "preview";
  return isPreview && v.VERCEL_URL ? `https://${v.VERCEL_URL}` : null;
}

/** Reads and judges every variable of a source. Pure: tests pass their own source, the site calls `getEnv`. */
export function readEnv(source: Source, hasContactForm = site.sections.includes("contact")) {
  const { variables: v, problems } = readVariables(source);
  const groups = judgeGroups(v, problems, hasContactForm);
  const { smtp, github, google, oidc } = groups.states;
  const hasReturnLinks = [smtp, github, google, oidc].some(({ isOn }) => isOn);
  return {
    problems: [...problems, ...groups.problems, ...findMissingOrigin(v, hasReturnLinks)],
    siteOrigin: v.SITE_URL ?? null,
    allowedOrigins: v.ALLOWED_ORIGINS ?? [],
    previewOrigin: readPreviewOrigin(v),
    trustedProxyHops: v.TRUSTED_PROXY_HOPS ?? 0,
    isVercel: v.VERCEL === "1",
    /** The host forgets its disk between requests. */
    isServerless: v.VERCEL === "1" || v.AWS_LAMBDA_FUNCTION_NAME !== undefined,
    isProduction: v.NODE_ENV === "production",
    secret: v.NEXTAUTH_SECRET ?? null,
    databaseUrl: readDatabaseUrl(v, problems),
    passwordMinLength: v.PASSWORD_MIN_LENGTH ?? PASSWORD_DEFAULT_MIN_CHARACTERS,
    isRegistrationOpen: v.REGISTRATION !== "closed",
    smtp: groups.states.smtp.isOn ? readSmtp(v) : null,
    contactProvider: groups.states.contact.isOn ? readProvider(v) : null,
    /** The variables that keep the contact form from sending; empty when it can. */
    faultyContactVariables: groups.states.contact.faulty,
    contactHourlyLimit: v.CONTACT_HOURLY_LIMIT ?? 60,
    contactDailyLimit: v.CONTACT_DAILY_LIMIT ?? 150,
    github: groups.states.github.isOn ? readClient(v.GITHUB_ID, v.GITHUB_SECRET) : null,
    google: groups.states.google.isOn ? readClient(v.GOOGLE_CLIENT_ID, v.GOOGLE_CLIENT_SECRET) : null,
    oidc: groups.states.oidc.isOn ? readOidc(v) : null,
    isStrict: v.STRICT_ENV ?? false,
    logLevel: v.LOG_LEVEL ?? "info",
  };
}

export type ServerEnv = ReturnType<typeof readEnv>;

let cached: ServerEnv | undefined;

/** The process's environment, read once, at the first call and never at import. The build's address stands in for none. */
export function getEnv(): ServerEnv {
  // BUILT_SITE_URL is written out, because the build puts its value in place of exactly this expression.
  cached ??= readEnv({ ...process.env, SITE_URL: process.env.SITE_URL?.trim() || process.env.BUILT_SITE_URL });
  return cached;
}
