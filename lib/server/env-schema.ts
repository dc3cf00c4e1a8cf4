import "server-only";
import { z } from "zod";
import provider from "@/lib/contact/provider.json";

/** Whether a host, plain or as it stands in a URL, is this machine: what goes there meets no network. */
export function isLoopbackHost(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

const siteAddress = z.string().refine((text) => ["http:", "https:"].includes(parseUrl(text)?.protocol ?? ""), {
  error: "must be an address like https://example.com",
});

/** A third party's address: encrypted, except on this machine. */
const secureAddress = z.string().refine(
  (text) => {
    const url = parseUrl(text);
    return url?.protocol === "https:" || (url?.protocol === "http:" && isLoopbackHost(url.hostname));
  },
  { error: "must be an https address (http only on a loopback host)" },
);

const originList = z
  .string()
  .transform((text) => text.split(",").map((entry) => entry.trim()))
  .refine((entries) => entries.every((entry) => siteAddress.safeParse(entry).success), {
    error: "must be addresses like https://example.com, separated by commas",
  })
  .transform((entries) => entries.map((entry) => new URL(entry).origin));

const databaseAddress = z.string().regex(/^(?:postgres(?:ql)?:\/\/.+|pglite:.+)$/, {
  error: "must be postgres://… or pglite:FOLDER",
});

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, { error: "must be a whole number", abort: true })
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error: `must be from ${least} to ${most}` });
}

const flag = z
  .enum(["0", "1", "true", "false"], { error: "must be 1, 0, true or false" })
  .transform((text) => text === "1" || text === "true");

const text = z.string();

function forEach<T extends object, S>(names: T, schema: S) {
  return Object.fromEntries(Object.keys(names).map((name) => [name, schema])) as Record<keyof T, S>;
}

/** Every variable the site reads, each checked by itself. Absent is always allowed: what then happens is in `env.ts`. */
export const variablesSchema = z
  .object({
    SITE_URL: siteAddress.transform((address) => new URL(address).origin),
    ALLOWED_ORIGINS: originList,
    TRUSTED_PROXY_HOPS: wholeNumber(0, 10),
    NEXTAUTH_SECRET: z.string().min(32, { error: "must have at least 32 characters" }),
    DATABASE_URL: databaseAddress,
    PASSWORD_MIN_LENGTH: wholeNumber(8, 128),
    REGISTRATION: z.enum(["open", "closed"], { error: "must be open or closed" }),
    SMTP_HOST: text,
    SMTP_PORT: wholeNumber(1, 65_535),
    SMTP_SECURE: flag,
    SMTP_USER: text,
    SMTP_PASS: text,
    SMTP_FROM: text,
    ...forEach({ ...provider.required, ...provider.optional }, text),
    ...forEach(provider.endpoint, secureAddress),
    CONTACT_HOURLY_LIMIT: wholeNumber(1, 1_000_000),
    CONTACT_DAILY_LIMIT: wholeNumber(1, 1_000_000),
    GITHUB_ID: text,
    GITHUB_SECRET: text,
    GOOGLE_CLIENT_ID: text,
    GOOGLE_CLIENT_SECRET: text,
    OIDC_ISSUER: secureAddress,
    OIDC_CLIENT_ID: text,
    OIDC_CLIENT_SECRET: text,
    OIDC_NAME: text,
    OIDC_TRUST_EMAIL: flag,
    STRICT_ENV: flag,
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"], {
      error: "must be debug, info, warn, error or silent",
    }),
    NODE_ENV: text,
    VERCEL: text,
    VERCEL_ENV: text,
    VERCEL_URL: text,
    AWS_LAMBDA_FUNCTION_NAME: text,
  })
  .partial();

export type Variables = z.infer<typeof variablesSchema>;
export type VariableName = keyof Variables;
export const VARIABLE_NAMES = variablesSchema.keyof().options;

export interface EnvProblem {
  variable: VariableName;
  /** What is wrong, without the value. */
  text: string;
  /** With STRICT_ENV=1 the process must not start with it. */
  fatal: boolean;
}
