import "server-only";
import GitHubProvider from "next-auth/providers/github";
import GoogleProvider from "next-auth/providers/google";
import type { Provider } from "next-auth/providers/index";
import type { UserinfoEndpointHandler } from "next-auth/providers/oauth";
import { z } from "zod";
import { flag, getEnv, readGroup, secureUrl, text, type Source } from "@/lib/server/env";

const TIMEOUT_MS = 8_000;

/** Some issuers' URLs end in a slash and others do not. */
export const withoutTrailingSlash = (issuer: string) => issuer.replace(/\/$/, "");

/** The field names come from OpenID Connect. */
export const personSchema = z.object({
  iss: z.string().min(1),
  sub: z.string().min(1),
  name: z.string().nullish(),
  email: z.string().nullish(),
  email_verified: z.unknown().optional(),
  /** Google: the domain that hosts this account. */
  hd: z.string().nullish(),
});

interface IdentityProvider {
  name: string;
  issuer: string;
  /** Whether the provider itself hosts the mailbox. If missing, it is believed about every address it has verified. */
  hosts?: (person: z.infer<typeof personSchema>) => boolean;
  authProvider: Provider;
}

const httpOptions = { timeout: TIMEOUT_MS };

function define<T extends z.ZodObject>(id: string, variables: T, describe: (values: z.infer<T>) => IdentityProvider) {
  return (source?: Source) => {
    const { values, problems } = readGroup(variables, { without: `nobody can sign in with ${id}` }, source);
    return { provider: values && { id, ...describe(values) }, problems };
  };
}

const githubEmailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** Replaces GitHubProvider's own request, which also accepts unverified email addresses. */
const requestGitHubUser: UserinfoEndpointHandler["request"] = async ({ client, tokens }) => {
  const user = await client.userinfo<{ id: number; login: string }>(tokens.access_token ?? "");
  const response = await fetch("https://api.github.com/user/emails", {
    headers: { Authorization: `Bearer ${tokens.access_token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: "error",
  });
  const emails = githubEmailsSchema.parse(await response.json());
  const email = emails.find(({ primary, verified }) => primary && verified)?.email;
  const person = { iss: "https://github.com", sub: String(user.id), name: user.name ?? user.login };
  return { ...user, ...person, email, email_verified: email !== undefined };
};

/** Listed in the order of the sign-in buttons. Each id is also the name of a brand icon, except `oidc`, which shows a key. */
const PROVIDERS = [
  define("github", z.object({ GITHUB_ID: text, GITHUB_SECRET: text }), (v) => ({
    name: "GitHub",
    issuer: "https://github.com",
    authProvider: GitHubProvider({
      ...{ clientId: v.GITHUB_ID, clientSecret: v.GITHUB_SECRET, httpOptions },
      checks: ["pkce", "state"],
      userinfo: { request: requestGitHubUser },
    }),
  })),
  define("google", z.object({ GOOGLE_CLIENT_ID: text, GOOGLE_CLIENT_SECRET: text }), (v) => ({
    name: "Google",
    issuer: "https://accounts.google.com",
    // Other addresses were verified once, when the Google account was created, and may have changed hands since.
    hosts: ({ email, hd }) => Boolean(hd) || /@gmail\.com$/i.test(email ?? ""),
    authProvider: GoogleProvider({
      ...{ clientId: v.GOOGLE_CLIENT_ID, clientSecret: v.GOOGLE_CLIENT_SECRET, httpOptions },
      checks: ["pkce", "state", "nonce"],
    }),
  })),
  define(
    "oidc",
    z.object({
      OIDC_ISSUER: secureUrl.transform(withoutTrailingSlash),
      OIDC_CLIENT_ID: text,
      OIDC_CLIENT_SECRET: text,
      OIDC_NAME: text.default("Single sign-on"),
      OIDC_TRUST_EMAIL: flag.default(false).refine((isTrusted) => isTrusted, {
        error: "is not 1, so this provider is off: set it only if this issuer verifies its users’ addresses",
      }),
    }),
    (v) => ({
      name: v.OIDC_NAME,
      issuer: v.OIDC_ISSUER,
      authProvider: {
        ...{ clientId: v.OIDC_CLIENT_ID, clientSecret: v.OIDC_CLIENT_SECRET, httpOptions },
        id: "oidc",
        name: v.OIDC_NAME,
        type: "oauth",
        wellKnown: `${v.OIDC_ISSUER}/.well-known/openid-configuration`,
        authorization: { params: { scope: "openid email profile" } },
        idToken: true,
        checks: ["pkce", "state", "nonce"],
        profile: ({ sub }: { sub: string }) => ({ id: sub }),
      },
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

/** Requires SITE_URL, because clients could forge the callback URL. Vercel sets its headers itself. */
export function listIdentityProviders() {
  const { siteOrigin, isVercel } = getEnv();
  return siteOrigin || isVercel ? readProviders().values : [];
}

/** Returns an issuer's id and display name. If the issuer is no longer configured, its host is used for both. */
export function describeIssuer(issuer: string): { id: string; name: string } {
  const known = listIdentityProviders().find((provider) => provider.issuer === withoutTrailingSlash(issuer));
  const host = URL.canParse(issuer) ? new URL(issuer).hostname : issuer;
  return known ?? { id: host, name: host };
}
