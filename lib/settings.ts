import { z } from "zod";
import { PASSWORD_MAX_CHARACTERS } from "./account/rules";
import { isLoopbackHost } from "./loopback.mjs";
import { isLocalUrl, NOT_A_URL, readSiteUrl } from "./site-url.mjs";
import { withoutTrailingSlash } from "./text";

// Every setting is here, and .env.example explains each of them. An empty value counts as not set.

export type Source = Record<string, string | undefined>;

/** What start, build and doctor say about a setting. Never contains its value. */
export interface Problem {
  severity: "error" | "warning";
  field: string;
  problem: string;
  fix: string;
}

/** For a setting that is needed only because another one is set. */
export const MISSING = "is missing";

export const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;

/** Rejects quoted values, because `docker run --env-file` keeps the quotes as part of the value. */
const text = z
  .string()
  .regex(/^(?!(["']).*\1$|[“”„‘’].*[“”‘’]$)/s, { error: "has quotes around its value; remove them", abort: true });

const isWebUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const siteUrl = text.transform((value, context) => {
  const read = readSiteUrl(value);
  if ("origin" in read) return read.origin;
  context.addIssue({ code: "custom", message: read.problem });
  return z.NEVER;
});

const origin = text.refine(isWebUrl, { error: NOT_A_URL, abort: true }).transform((value) => new URL(value).origin);

const originList = text.transform((value) => value.split(",").map((entry) => entry.trim())).pipe(z.array(origin));

const secureUrl = text.refine(
  (value) => isWebUrl(value) && (value.startsWith("https:") || isLoopbackHost(new URL(value).hostname)),
  { error: "must be an https URL (http only for a loopback host)" },
);

function wholeNumber(min: number, max: number) {
  return text
    .regex(/^\d{1,9}$/, { error: "must be a whole number", abort: true })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: `must be from ${min} to ${max}` });
}

function choice<const T extends readonly string[]>(...values: T) {
  return text.pipe(z.enum(values, { error: `must be one of ${values.join(", ")}` }));
}

const flag = choice("0", "1", "true", "false").transform((value) => value === "1" || value === "true");

/** Independent of each other: an invalid one is reported and ignored. */
const single = z.object({
  SITE_URL: siteUrl.nullable().default(null),
  ALLOWED_ORIGINS: originList.default([]),
  TRUSTED_PROXY_HOPS: wholeNumber(1, 10).default(1),
  LOG_LEVEL: choice(...LOG_LEVELS).default("info"),
  NEXTAUTH_SECRET: text.min(32, { error: "must have at least 32 characters" }).nullable().default(null),
  CONTACT_DAILY_LIMIT: wholeNumber(1, 1_000_000).default(150),
  PASSWORD_MIN_LENGTH: wholeNumber(8, PASSWORD_MAX_CHARACTERS).default(12),
  REGISTRATION: choice("open", "closed").default("open"),
});

/** Set by the platform, except the last one: `npm start` sets it where no other computer can reach the site. */
const platform = z
  .object({
    VERCEL: text,
    VERCEL_ENV: text,
    VERCEL_URL: text,
    VERCEL_PROJECT_PRODUCTION_URL: text,
    ONLY_THIS_COMPUTER: text,
  })
  .partial();

const contact = z.object({
  EMAILJS_PUBLIC_KEY: text,
  EMAILJS_SERVICE_ID: text,
  EMAILJS_TEMPLATE_ID: text,
  EMAILJS_PRIVATE_KEY: text.optional(),
  EMAILJS_ENDPOINT: secureUrl.optional(),
});

const database = z.object({
  DATABASE_URL: text
    .regex(/^(?:postgres(?:ql)?:\/\/.+|pglite:.+)$/, { error: "must be postgres://… or pglite:FOLDER" })
    .default("pglite:.data/accounts"),
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

const nameSettings = (...schemas: z.ZodObject[]) => schemas.flatMap(({ shape }) => Object.keys(shape));

export const SETTING_NAMES = [
  ...nameSettings(single, contact, database, ...Object.values(signIn), smtp),
  ...COMMAND_SETTINGS,
];
export const PLATFORM_SETTING_NAMES = nameSettings(platform);
export const SIGN_IN_IDS = Object.keys(signIn);

/** No built file may contain the value of one of these. */
export const SECRET_NAMES = SETTING_NAMES.filter((name) => /(?:PRIVATE_KEY|SECRET|PASS)$/.test(name));

function read<T extends z.ZodObject>(schema: T, source: Source) {
  const named = Object.keys(schema.shape).map((name) => [name, source[name]?.trim()] as const);
  const present = Object.fromEntries(named.filter(([, value]) => value));
  const { data, error } = schema.safeParse(present);
  const problems = (error?.issues ?? []).map(({ path, message, code }): Problem => {
    const problem = code === "invalid_type" ? MISSING : message;
    return { severity: "error", field: String(path[0]), problem, fix: "Correct it; see .env.example." };
  });
  return { present, data, problems };
}

function readEach<T extends z.ZodObject>(schema: T, source: Source) {
  const { present, data, problems } = read(schema, source);
  for (const { field } of problems) delete present[field];
  return { values: data ?? schema.parse(present), problems };
}

/** Reads variables that must be set together or not at all. `without` is what the site lacks without them. */
function readGroup<T extends z.ZodObject>(schema: T, without: string, source: Source) {
  const { present, data, problems } = read(schema, source);
  const isEmpty = Object.keys(present).length === 0;
  const fix = isEmpty
    ? "Set it where the site runs; see docs/deploy.md."
    : "Set it, or clear the settings that need it.";
  const explained = problems.map((found) =>
    found.problem === MISSING ? { ...found, problem: `${MISSING}: without it ${without}`, fix } : found,
  );
  return { values: data ?? null, problems: isEmpty ? [] : explained, problemsIfNeeded: explained };
}

/** `builtSiteUrl` is the SITE_URL of the build, which counts if SITE_URL is not set. */
export function parseSettings(source: Source, builtSiteUrl?: string) {
  const readSingle = readEach(single, source);
  const readPlatform = readEach(platform, source);
  const readContact = readGroup(contact, "the contact form cannot send messages", source);
  const readDatabase = readGroup(database, "the site has no accounts", source);
  const readSmtp = readGroup(smtp, "the site cannot send email", source);
  const github = readGroup(signIn.github, "nobody can sign in with github", source);
  const google = readGroup(signIn.google, "nobody can sign in with google", source);
  const oidc = readGroup(signIn.oidc, "nobody can sign in with oidc", source);
  const waysIn = [readSmtp, github, google, oidc];

  const { values } = readSingle;
  const { VERCEL, VERCEL_ENV, VERCEL_URL, VERCEL_PROJECT_PRODUCTION_URL, ONLY_THIS_COMPUTER } = readPlatform.values;
  const isVercel = VERCEL === "1";
  const ownUrl = values.SITE_URL ?? siteUrl.safeParse(builtSiteUrl).data ?? null;
  const previewUrl = isVercel && VERCEL_ENV === "preview" && VERCEL_URL ? `https://${VERCEL_URL}` : null;
  const platformUrl = VERCEL_PROJECT_PRODUCTION_URL ? `https://${VERCEL_PROJECT_PRODUCTION_URL}` : null;
  const isPublic = isVercel || (ownUrl !== null && !isLocalUrl(ownUrl));
  const databaseUrl = readDatabase.values?.DATABASE_URL ?? null;
  const isServer = databaseUrl !== null && !databaseUrl.startsWith("pglite:");

  return {
    /** The owner's SITE_URL, without a slash at its end. The only one for links in emails. */
    siteUrl: ownUrl,
    builtSiteUrl,
    previewUrl,
    /** For the pages' own links, which may lead to the platform's address. */
    publicUrl: ownUrl ?? platformUrl,
    /** Base URL of redirects and provider callbacks. It never comes from the request's Host header. */
    origin: ownUrl ?? previewUrl,
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    isVercel,
    /** Whether the site is for visitors, not for this computer alone. */
    isPublic,
    /** Whether it also listens on this computer alone. */
    isOnlyHere: !isPublic && ONLY_THIS_COMPUTER === "1",
    secret: values.NEXTAUTH_SECRET,
    logLevel: values.LOG_LEVEL,
    contact: readContact.values,
    /** What keeps the contact form from sending. */
    contactProblems: readContact.problemsIfNeeded,
    contactDailyLimit: values.CONTACT_DAILY_LIMIT,
    /** The URL is null if it is invalid, or if a public site names the embedded store. */
    database: { url: isServer || !isPublic ? databaseUrl : null, isServer },
    smtp: readSmtp.values,
    passwordMinCharacters: values.PASSWORD_MIN_LENGTH,
    isRegistrationOpen: values.REGISTRATION === "open",
    signIn: { github: github.values, google: google.values, oidc: oidc.values },
    /** Whether the owner has begun to set up mail or a provider, so that what is missing is reported. */
    hasUnfinishedWayIn: waysIn.some(({ problems }) => problems.length > 0),
    /** Everything that is invalid or incomplete, even if the content does not need it. */
    problems: [readSingle, readPlatform, readContact, readDatabase, ...waysIn].flatMap(({ problems }) => problems),
  };
}

export type Settings = ReturnType<typeof parseSettings>;
export type LogLevel = Exclude<(typeof LOG_LEVELS)[number], "silent">;
