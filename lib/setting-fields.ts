import { z } from "zod";
import { isLoopbackHost } from "./loopback.mjs";

export type Source = Record<string, string | undefined>;

/** What start, build and doctor say about a setting. Never contains its value. */
export interface Problem {
  severity: "error" | "warning";
  field: string;
  problem: string;
  fix: string;
}

export const isLoopbackOrigin = (origin: string) => isLoopbackHost(new URL(origin).hostname);

/** Rejects quoted values, because `docker run --env-file` keeps the quotes as part of the value. */
export const text = z
  .string()
  .regex(/^(?!(["']).*\1$|[“”„‘’].*[“”‘’]$)/s, { error: "has quotes around its value; remove them", abort: true });

const isWebUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const webUrl = text.refine(isWebUrl, { error: "must be a URL like https://example.com", abort: true });
const origin = webUrl.transform((value) => new URL(value).origin);

export const originList = text
  .transform((value) => value.split(",").map((entry) => entry.trim()))
  .pipe(z.array(origin, { error: "must be URLs like https://example.com, separated by commas" }));

/** A site cannot be served from a path. */
export const siteUrl = webUrl
  .refine((value) => new URL(value).href === `${new URL(value).origin}/`, {
    error: ({ input }) => `must end with the host: write ${new URL(String(input)).origin}`,
    abort: true,
  })
  .transform((value) => new URL(value).origin);

export const secureUrl = text.refine(
  (value) => isWebUrl(value) && (value.startsWith("https:") || isLoopbackHost(new URL(value).hostname)),
  { error: "must be an https URL (http only for a loopback host)" },
);

export function wholeNumber(min: number, max: number) {
  return text
    .regex(/^\d{1,9}$/, { error: "must be a whole number", abort: true })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: `must be from ${min} to ${max}` });
}

export function choice<const T extends readonly string[]>(...values: T) {
  return text.pipe(z.enum(values, { error: `must be one of ${values.join(", ")}` }));
}

export const flag = choice("0", "1", "true", "false").transform((value) => value === "1" || value === "true");

/** For a setting that is needed only because another one is set. */
export const MISSING = "is missing";

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

/** Reads variables that are independent of each other. Invalid ones are reported and ignored. */
export function readVariables<T extends z.ZodObject>(schema: T, source: Source) {
  const { present, data, problems } = read(schema, source);
  for (const { field } of problems) delete present[field];
  return { values: data ?? schema.parse(present), problems };
}

/** Reads variables that must be set together or not at all. `without` is what the site lacks without them. */
export function readGroup<T extends z.ZodObject>(schema: T, without: string, source: Source) {
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
