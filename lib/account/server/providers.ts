import "server-only";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { z } from "zod";
import { readTextUpTo } from "@/lib/server/http/read-body";
import { flag, getEnv, readGroup, secureAddress, type Source, text } from "@/lib/server/env";
import { oncePerProcess } from "@/lib/server/process-wide";

const TIMEOUT_MS = 8_000;
const REPLY_LIMIT_BYTES = 256 * 1024;

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

type ProviderConfig = OAuthConfig<z.infer<typeof personSchema>>;

export interface IdentityProvider {
  id: string;
  name: string;
  issuer: string;
  /** Whether an address that it calls verified may open an account that was made in another way. */
  mayJoin: boolean;
  /** What next-auth needs, asked of the provider where it has to be. Throws when it does not answer. */
  configure: () => Promise<ProviderConfig>;
}

const BASE = {
  type: "oauth" as const,
  httpOptions: { timeout: TIMEOUT_MS },
  profile: ({ sub }: { sub: string }) => ({ id: sub }),
};

async function fetchJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  // A redirect would take the token elsewhere.
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
  if (!response.ok) throw new Error(`An identity provider answered ${response.status}`);
  return JSON.parse((await readTextUpTo(response, REPLY_LIMIT_BYTES)) ?? "");
}

const githubUserSchema = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() });
const githubEmailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** Has no OpenID Connect; next-auth's own would take any address that GitHub shows, verified or not. */
function github(clientId: string, clientSecret: string): IdentityProvider {
  const facts = { id: "github", name: "GitHub", issuer: "https://github.com", mayJoin: true };
  const configure = async (): Promise<ProviderConfig> => ({
    ...facts,
    ...BASE,
    clientId,
    clientSecret,
    issuer: "https://github.com/login/oauth",
    authorization: "https://github.com/login/oauth/authorize?scope=read:user+user:email",
    token: "https://github.com/login/oauth/access_token",
    checks: ["pkce", "state"],
    userinfo: {
      async request({ tokens }) {
        const headers = { Authorization: `Bearer ${tokens.access_token}` };
        const user = githubUserSchema.parse(await fetchJson("https://api.github.com/user", headers));
        const emails = githubEmailsSchema.parse(await fetchJson("https://api.github.com/user/emails", headers));
        const email = emails.find(({ primary, verified }) => primary && verified)?.email;
        const name = user.name ?? user.login;
        return { iss: facts.issuer, sub: String(user.id), name, email, email_verified: email !== undefined };
      },
    },
  });
  return { ...facts, configure };
}

const endpointsSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

const getEndpoints = oncePerProcess("provider-endpoints", () => new Map<string, z.infer<typeof endpointsSchema>>());

/** Any provider that speaks OpenID Connect: asked for its endpoints once per process when it answers. */
function openIdConnect(
  facts: Omit<IdentityProvider, "configure">,
  clientId: string,
  clientSecret: string,
): IdentityProvider {
  async function configure(): Promise<ProviderConfig> {
    const url = `${facts.issuer}/.well-known/openid-configuration`;
    const endpoints = getEndpoints().get(url) ?? endpointsSchema.parse(await fetchJson(url));
    getEndpoints().set(url, endpoints);
    return {
      ...facts,
      ...BASE,
      clientId,
      clientSecret,
      issuer: endpoints.issuer,
      authorization: { url: endpoints.authorization_endpoint, params: { scope: "openid email profile" } },
      token: endpoints.token_endpoint,
      jwks_endpoint: endpoints.jwks_uri,
      idToken: true,
      checks: ["pkce", "state", "nonce"],
    };
  }
  return { ...facts, configure };
}

/** A provider that is there once its variables are. */
function define<T extends z.ZodObject>(id: string, variables: T, make: (values: z.infer<T>) => IdentityProvider) {
  return (source?: Source) => {
    const { values, problems } = readGroup(id, variables, source);
    return { provider: values && make(values), problems };
  };
}

/** In the order in which they are offered. */
const PROVIDERS = [
  define("github", z.object({ GITHUB_ID: text, GITHUB_SECRET: text }), (v) => github(v.GITHUB_ID, v.GITHUB_SECRET)),
  define("google", z.object({ GOOGLE_CLIENT_ID: text, GOOGLE_CLIENT_SECRET: text }), (v) => {
    const facts = { id: "google", name: "Google", issuer: "https://accounts.google.com", mayJoin: true };
    return openIdConnect(facts, v.GOOGLE_CLIENT_ID, v.GOOGLE_CLIENT_SECRET);
  }),
  define(
    "oidc",
    z.object({
      OIDC_ISSUER: secureAddress.transform(withoutTrailingSlash),
      OIDC_CLIENT_ID: text,
      OIDC_CLIENT_SECRET: text,
      OIDC_NAME: text.default("Single sign-on"),
      OIDC_TRUST_EMAIL: flag.default(false),
    }),
    (v) => {
      const facts = { id: "oidc", name: v.OIDC_NAME, issuer: v.OIDC_ISSUER, mayJoin: v.OIDC_TRUST_EMAIL };
      return openIdConnect(facts, v.OIDC_CLIENT_ID, v.OIDC_CLIENT_SECRET);
    },
  ),
];

export function readProviders(source?: Source) {
  const readings = PROVIDERS.map((read) => read(source));
  return {
    values: readings.flatMap(({ provider }) => provider ?? []),
    problems: readings.flatMap(({ problems }) => problems),
  };
}

/** None where only a request's headers, in which anybody may have a say, could tell where they lead back to; Vercel writes its own. */
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
