import { z } from "zod";
import { PASSWORD_MAX_CHARACTERS } from "./account/rules";
import {
  choice,
  flag,
  isLoopbackOrigin,
  MISSING,
  originList,
  readGroup,
  readVariables,
  secureUrl,
  siteUrl,
  text,
  wholeNumber,
  type Source,
} from "./setting-fields";
import { withoutTrailingSlash } from "./text";

// Every setting is here, and .env.example explains each of them. An empty value counts as not set.

export const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;

const site = z
  .object({
    SITE_URL: siteUrl,
    ALLOWED_ORIGINS: originList,
    TRUSTED_PROXY_HOPS: wholeNumber(1, 10),
    LOG_LEVEL: choice(...LOG_LEVELS),
    NEXTAUTH_SECRET: text.min(32, { error: "must have at least 32 characters" }),
  })
  .partial();

const contact = z.object({
  EMAILJS_PUBLIC_KEY: text,
  EMAILJS_SERVICE_ID: text,
  EMAILJS_TEMPLATE_ID: text,
  EMAILJS_PRIVATE_KEY: text.optional(),
  EMAILJS_ENDPOINT: secureUrl.optional(),
});

const contactLimits = z.object({ CONTACT_DAILY_LIMIT: wholeNumber(1, 1_000_000).default(150) });

const database = z.object({
  DATABASE_URL: text
    .regex(/^(?:postgres(?:ql)?:\/\/.+|pglite:.+)$/, { error: "must be postgres://… or pglite:FOLDER" })
    .default("pglite:.data/accounts"),
});

const accounts = z.object({
  PASSWORD_MIN_LENGTH: wholeNumber(8, PASSWORD_MAX_CHARACTERS).default(12),
  REGISTRATION: choice("open", "closed").default("open"),
});

/** Each key is also the name of a brand icon, except `oidc`, which shows a key. */
const signIn = {
  github: z.object({ GITHUB_ID: text, GITHUB_SECRET: text }),
  google: z.object({ GOOGLE_CLIENT_ID: text, GOOGLE_CLIENT_SECRET: text }),
  oidc: z.object({
    OIDC_ISSUER: secureUrl.transform(withoutTrailingSlash),
    OIDC_CLIENT_ID: text,
    OIDC_CLIENT_SECRET: text,
    OIDC_NAME: text.default("Single sign-on"),
    OIDC_TRUST_EMAIL: flag.default(false).refine((isTrusted) => isTrusted, {
      error: "is not 1, so this provider is off: set it only if this issuer verifies its users’ addresses",
    }),
  }),
};

const smtp = z
  .object({
    SMTP_HOST: text,
    SMTP_FROM: text,
    SMTP_PORT: wholeNumber(1, 65_535).optional(),
    SMTP_SECURE: flag.optional(),
    SMTP_USER: text.optional(),
    SMTP_PASS: text.optional(),
  })
  .refine(({ SMTP_USER, SMTP_PASS }) => !SMTP_USER || SMTP_PASS, { path: ["SMTP_PASS"], error: MISSING })
  .refine(({ SMTP_USER, SMTP_PASS }) => !SMTP_PASS || SMTP_USER, { path: ["SMTP_USER"], error: MISSING });

/** Read by next.config.ts during the build, and by `npm start`. */
const COMMAND_SETTINGS = ["COMPRESS", "HSTS_SUBDOMAINS", "HSTS_PRELOAD", "HOST", "PORT", "SANDBOX_PORT"];

/** Set by the platform. */
const platform = z.object({ VERCEL: text, VERCEL_ENV: text, VERCEL_URL: text }).partial();

const nameSettings = (...schemas: z.ZodObject[]) => schemas.flatMap(({ shape }) => Object.keys(shape));

export const SETTING_NAMES = [
  ...nameSettings(site, contact, contactLimits, database, accounts, ...Object.values(signIn), smtp),
  ...COMMAND_SETTINGS,
];
export const PLATFORM_SETTING_NAMES = nameSettings(platform);
export const SIGN_IN_IDS = Object.keys(signIn);

/** No built file may contain the value of one of these. */
export const SECRET_NAMES = SETTING_NAMES.filter((name) => /(?:PRIVATE_KEY|SECRET|PASS)$/.test(name));

/** `builtSiteUrl` is the SITE_URL of the build, which counts if SITE_URL is not set. */
export function parseSettings(source: Source, builtSiteUrl?: string) {
  const readSite = readVariables(site, source);
  const readPlatform = readVariables(platform, source);
  const readContact = readGroup(contact, "the contact form cannot send messages", source);
  const readContactLimits = readVariables(contactLimits, source);
  const readSmtp = readGroup(smtp, "the site cannot send email", source);
  const readDatabase = readGroup(database, "the site has no accounts", source);
  const readAccounts = readVariables(accounts, source);
  const github = readGroup(signIn.github, "nobody can sign in with github", source);
  const google = readGroup(signIn.google, "nobody can sign in with google", source);
  const oidc = readGroup(signIn.oidc, "nobody can sign in with oidc", source);

  const signInProblems = [readSmtp, github, google, oidc].flatMap(({ problems }) => problems);

  const { VERCEL, VERCEL_ENV, VERCEL_URL } = readPlatform.values;
  const isVercel = VERCEL === "1";
  const siteOrigin = readSite.values.SITE_URL ?? siteUrl.safeParse(builtSiteUrl).data ?? null;
  const previewOrigin = isVercel && VERCEL_ENV === "preview" && VERCEL_URL ? `https://${VERCEL_URL}` : null;
  const isPublic = isVercel || (siteOrigin !== null && !isLoopbackOrigin(siteOrigin));
  const databaseUrl = readDatabase.values?.DATABASE_URL ?? null;
  const isServer = databaseUrl !== null && !databaseUrl.startsWith("pglite:");

  return {
    siteOrigin,
    builtSiteUrl,
    allowedOrigins: readSite.values.ALLOWED_ORIGINS ?? [],
    previewOrigin,
    /** Base URL of redirects and provider callbacks. It never comes from the request's Host header. */
    origin: siteOrigin ?? previewOrigin,
    trustedProxyHops: readSite.values.TRUSTED_PROXY_HOPS ?? 1,
    isVercel,
    /** Whether the site is for visitors, not for this computer alone. */
    isPublic,
    secret: readSite.values.NEXTAUTH_SECRET ?? null,
    logLevel: readSite.values.LOG_LEVEL ?? "info",
    contact: readContact.values,
    /** What keeps the contact form from sending. */
    contactProblems: readContact.problemsIfNeeded,
    contactDailyLimit: readContactLimits.values.CONTACT_DAILY_LIMIT,
    /** The URL is null if it is invalid, or if a public site names the embedded store. */
    database: { url: isServer || !isPublic ? databaseUrl : null, isServer },
    smtp: readSmtp.values,
    passwordMinCharacters: readAccounts.values.PASSWORD_MIN_LENGTH,
    isRegistrationOpen: readAccounts.values.REGISTRATION === "open",
    signIn: { github: github.values, google: google.values, oidc: oidc.values },
    signInProblems,
    /** Everything that is invalid or incomplete, even if the content does not need it. */
    problems: [
      ...[readSite, readPlatform, readContact, readContactLimits, readDatabase, readAccounts].flatMap(
        ({ problems }) => problems,
      ),
      ...signInProblems,
    ],
  };
}

export type { Problem, Source } from "./setting-fields";
export type Settings = ReturnType<typeof parseSettings>;
export type LogLevel = Exclude<(typeof LOG_LEVELS)[number], "silent">;
