import "server-only";
import { z } from "zod";

export type Source = Record<string, string | undefined>;

export interface EnvProblem {
  variable: string;
  text: string;
}

/** Accepts IPv6 with or without brackets. scripts/setup/settings.mjs has a copy that runs before packages are installed. */
export const isLoopbackHost = (host: string) => /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** Whether other computers can reach the site. */
export const isPublic = (siteOrigin: string | null): siteOrigin is string =>
  siteOrigin !== null && !isLoopbackHost(new URL(siteOrigin).hostname);

/** Rejects quoted values, because `docker run --env-file` keeps the quotes as part of the value. */
export const text = z
  .string()
  .regex(/^(?!(["']).*\1$|[“”„‘’].*[“”‘’]$)/s, { error: "has quotes around its value; remove them", abort: true });

const isWebUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const siteUrl = text
  .refine(isWebUrl, { error: "must be a URL like https://example.com", abort: true })
  .transform((value) => new URL(value).origin);

export const secureUrl = text.refine(
  (value) => isWebUrl(value) && (value.startsWith("https:") || isLoopbackHost(new URL(value).hostname)),
  { error: "must be an https URL (http only for a loopback host)" },
);

export function wholeNumber(least: number, most: number) {
  return text
    .regex(/^\d{1,9}$/, { error: "must be a whole number", abort: true })
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error: `must be from ${least} to ${most}` });
}

export function choice<const T extends readonly string[]>(...values: T) {
  return text.pipe(z.enum(values, { error: `must be one of ${values.join(", ")}` }));
}

export const flag = choice("0", "1", "true", "false").transform((value) => value === "1" || value === "true");

function read<T extends z.ZodObject>(schema: T, source: Source) {
  const named = Object.keys(schema.shape).map((name) => [name, source[name]?.trim()] as const);
  const present = Object.fromEntries(named.filter(([, value]) => value));
  const { data, error } = schema.safeParse(present);
  const issues =
    error?.issues.map(({ path, message, code }) => {
      return { variable: String(path[0]), text: message, isMissing: code === "invalid_type" };
    }) ?? [];
  return { present, data, issues };
}

/** Reads variables that are independent of each other. Invalid ones are reported and ignored. */
export function readVariables<T extends z.ZodObject>(schema: T, source: Source = process.env) {
  const { present, data, issues } = read(schema, source);
  for (const { variable } of issues) delete present[variable];
  const problems = issues.map(({ variable, text }): EnvProblem => ({ variable, text }));
  return { values: data ?? schema.parse(present), problems };
}

/** Reads variables that must all be set, or none of them. An empty group is a problem only if `needed` is given. */
export function readGroup<T extends z.ZodObject>(
  feature: string,
  schema: T,
  source: Source = process.env,
  needed?: string,
) {
  const { present, data, issues } = read(schema, source);
  const isWanted = needed !== undefined || Object.keys(present).length > 0;
  const missing = `is missing${needed ? `; ${needed}` : `, but other settings of its group are set; ${feature} is off`}`;
  const problems = issues.map(({ variable, text, isMissing }): EnvProblem => {
    return { variable, text: isMissing ? missing : text };
  });
  return { values: data ?? null, problems: isWanted ? problems : [] };
}

const originList = text
  .transform((value) => value.split(",").map((entry) => entry.trim()))
  .pipe(z.array(siteUrl, { error: "must be URLs like https://example.com, separated by commas" }));

const variables = z
  .object({
    SITE_URL: siteUrl,
    ALLOWED_ORIGINS: originList,
    TRUSTED_PROXY_HOPS: wholeNumber(1, 10),
    NEXTAUTH_SECRET: text.min(32, { error: "must have at least 32 characters" }),
    LOG_LEVEL: choice("debug", "info", "warn", "error", "silent"),
    VERCEL: text,
    VERCEL_ENV: text,
    VERCEL_URL: text,
    AWS_LAMBDA_FUNCTION_NAME: text,
    K_SERVICE: text,
    DYNO: text,
    RENDER: text,
    FLY_APP_NAME: text,
  })
  .partial();

export function getEnv(source: Source = process.env) {
  const { values: v, problems } = readVariables(variables, source);
  // Do not shorten this expression: the build replaces it only in exactly this form.
  const built = source === process.env ? siteUrl.safeParse(process.env.BUILT_SITE_URL).data : undefined;
  const isVercel = v.VERCEL === "1";
  const siteOrigin = v.SITE_URL ?? built ?? null;
  const previewOrigin = isVercel && v.VERCEL_ENV === "preview" && v.VERCEL_URL ? `https://${v.VERCEL_URL}` : null;
  return {
    problems,
    siteOrigin,
    allowedOrigins: v.ALLOWED_ORIGINS ?? [],
    previewOrigin,
    /** Base URL of redirects and provider callbacks. It never comes from the request's Host header. */
    origin: siteOrigin ?? previewOrigin,
    trustedProxyHops: v.TRUSTED_PROXY_HOPS ?? 1,
    isVercel,
    /** Whether this host has no persistent disk. */
    isServerless: isVercel || v.AWS_LAMBDA_FUNCTION_NAME !== undefined,
    /** Whether each deploy empties the host's disk, except for volumes. */
    isEphemeral: Boolean(v.K_SERVICE ?? v.DYNO ?? v.RENDER ?? v.FLY_APP_NAME),
    secret: v.NEXTAUTH_SECRET ?? null,
    logLevel: v.LOG_LEVEL ?? "info",
  };
}
