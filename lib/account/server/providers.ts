import "server-only";
import { z } from "zod";
import { flag, getEnv, readGroup, secureAddress, type Source, text } from "@/lib/server/env";

/** Issuers differ in whether their name ends in one. */
export const withoutTrailingSlash = (issuer: string) => issuer.replace(/\/$/, "");

/** Whom a provider vouches for, in OpenID Connect's words. */
export const personSchema = z.object({
  iss: z.string().min(1),
  sub: z.string().min(1),
  name: z.string().nullish(),
  email: z.string().nullish(),
  email_verified: z.unknown(),
});

export interface IdentityProvider {
  id: string;
  name: string;
  issuer: string;
  /** Whether an address that it calls verified may open an account that was made in another way. */
  mayJoin: boolean;
  clientId: string;
  clientSecret: string;
}

/** A provider that exists once its variables are set. */
function define<T extends z.ZodObject>(
  id: string,
  variables: T,
  describe: (values: z.infer<T>) => Omit<IdentityProvider, "id">,
) {
  return (source?: Source) => {
    const { values, problems } = readGroup(id, variables, source);
    return { provider: values && { id, ...describe(values) }, problems };
  };
}

/** In the order in which they are offered. */
const PROVIDERS = [
  define("github", z.object({ GITHUB_ID: text, GITHUB_SECRET: text }), (v) => ({
    name: "GitHub",
    issuer: "https://github.com",
    mayJoin: true,
    clientId: v.GITHUB_ID,
    clientSecret: v.GITHUB_SECRET,
  })),
  define("google", z.object({ GOOGLE_CLIENT_ID: text, GOOGLE_CLIENT_SECRET: text }), (v) => ({
    name: "Google",
    issuer: "https://accounts.google.com",
    mayJoin: true,
    clientId: v.GOOGLE_CLIENT_ID,
    clientSecret: v.GOOGLE_CLIENT_SECRET,
  })),
  define(
    "oidc",
    z.object({
      OIDC_ISSUER: secureAddress.transform(withoutTrailingSlash),
      OIDC_CLIENT_ID: text,
      OIDC_CLIENT_SECRET: text,
      OIDC_NAME: text.default("Single sign-on"),
      OIDC_TRUST_EMAIL: flag.default(false),
    }),
    (v) => ({
      name: v.OIDC_NAME,
      issuer: v.OIDC_ISSUER,
      mayJoin: v.OIDC_TRUST_EMAIL,
      clientId: v.OIDC_CLIENT_ID,
      clientSecret: v.OIDC_CLIENT_SECRET,
    }),
  ),
];

export function readProviders(source?: Source) {
  const readings = PROVIDERS.map((read) => read(source));
  return {
    values: readings.flatMap(({ provider }) => provider ?? []),
    problems: readings.flatMap(({ problems }) => problems),
  };
}

/** None where only headers that clients can forge could tell where a provider leads back to; Vercel writes its own. */
export function listIdentityProviders(): IdentityProvider[] {
  const { siteOrigin, isVercel } = getEnv();
  return siteOrigin || isVercel ? readProviders().values : [];
}

/** An issuer as the pages and mails call it: by its host once it is no longer configured. */
export function describeIssuer(issuer: string): { id: string; name: string } {
  const known = listIdentityProviders().find((provider) => provider.issuer === withoutTrailingSlash(issuer));
  const host = URL.canParse(issuer) ? new URL(issuer).hostname : issuer;
  return known ?? { id: host, name: host };
}
