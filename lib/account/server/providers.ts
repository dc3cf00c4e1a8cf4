import "server-only";
import GithubProvider, { type GithubProfile } from "next-auth/providers/github";
import type { Provider } from "next-auth/providers/index";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { z } from "zod";
import { flag, getEnv, readGroup, secureAddress, type Source, text } from "@/lib/server/env";
import { readTextUpTo } from "@/lib/server/http/read-body";
import { oncePerProcess } from "@/lib/server/once-per-process";

const TIMEOUT_MS = 8_000;
const REPLY_LIMIT_BYTES = 256 * 1024;

const httpOptions = { timeout: TIMEOUT_MS };

/** What every provider's answer is reduced to. The address counts only when the provider has verified it. */
const personSchema = z.object({
  /** The provider's own, unchanging name for the person. */
  id: z.string().min(1),
  issuer: z.string().min(1),
  name: z.string().nullish(),
  email: z.string().nullish(),
  isEmailVerified: z.boolean(),
});

/** Reads back what `profile` below has made of a provider's answer. */
export const readPerson = (user: unknown) => personSchema.parse(user);

interface Client {
  id: string;
  secret: string;
}

export interface IdentityProvider {
  id: string;
  name: string;
  issuer: string;
  /** Whether an address that it calls verified may open an account that was made in another way. */
  mayJoin: boolean;
  /** What next-auth needs, asked of the provider where it has to be. Throws when it does not answer. */
  configure: () => Promise<Provider>;
}

async function fetchJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  // A redirect would take the token elsewhere.
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
  if (!response.ok) throw new Error(`An identity provider answered ${response.status}`);
  return JSON.parse((await readTextUpTo(response, REPLY_LIMIT_BYTES)) ?? "");
}

const githubEmailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** Has no OpenID Connect; next-auth would take any address that GitHub shows, verified or not. */
function github({ id, secret }: Client): IdentityProvider {
  const issuer = "https://github.com";
  const settings: OAuthConfig<GithubProfile> = {
    ...GithubProvider({ clientId: id, clientSecret: secret }),
    checks: ["pkce", "state"],
    httpOptions,
    userinfo: {
      url: "https://api.github.com/user",
      async request({ client, tokens: { access_token: token = "" } }) {
        const person = await client.userinfo(token);
        const emails = await fetchJson("https://api.github.com/user/emails", { Authorization: `Bearer ${token}` });
        const isOwn = ({ primary, verified }: { primary: boolean; verified: boolean }) => primary && verified;
        return { ...person, email: githubEmailsSchema.parse(emails).find(isOwn)?.email };
      },
    },
    profile: ({ id, name, login, email }) => ({
      id: String(id),
      issuer,
      name: name ?? login,
      email,
      isEmailVerified: Boolean(email),
    }),
  };
  return { id: "github", name: "GitHub", issuer, mayJoin: true, configure: async () => settings };
}

const endpointsSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

const getKnownEndpoints = oncePerProcess(
  "provider-endpoints",
  () => new Map<string, z.infer<typeof endpointsSchema>>(),
);

/** Asks an issuer for its addresses, once per process when it succeeds. */
async function discover(issuer: string) {
  const known = getKnownEndpoints();
  const endpoints =
    known.get(issuer) ?? endpointsSchema.parse(await fetchJson(`${issuer}/.well-known/openid-configuration`));
  known.set(issuer, endpoints);
  return endpoints;
}

interface OpenIdProfile {
  iss: string;
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
}

/** Any provider that speaks OpenID Connect and can be discovered. */
function openIdConnect(provider: Omit<IdentityProvider, "configure">, client: Client): IdentityProvider {
  async function configure(): Promise<OAuthConfig<OpenIdProfile>> {
    const endpoints = await discover(provider.issuer);
    return {
      id: provider.id,
      name: provider.name,
      type: "oauth",
      clientId: client.id,
      clientSecret: client.secret,
      issuer: endpoints.issuer,
      authorization: { url: endpoints.authorization_endpoint, params: { scope: "openid email profile" } },
      token: endpoints.token_endpoint,
      jwks_endpoint: endpoints.jwks_uri,
      idToken: true,
      checks: ["pkce", "state", "nonce"],
      httpOptions,
      profile: ({ iss, sub, name, email, email_verified }) => ({
        id: sub,
        issuer: iss,
        name,
        email,
        isEmailVerified: email_verified === true,
      }),
    };
  }
  return { ...provider, configure };
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
  define("github", z.object({ GITHUB_ID: text, GITHUB_SECRET: text }), (v) =>
    github({ id: v.GITHUB_ID, secret: v.GITHUB_SECRET }),
  ),
  define("google", z.object({ GOOGLE_CLIENT_ID: text, GOOGLE_CLIENT_SECRET: text }), (v) =>
    openIdConnect(
      { id: "google", name: "Google", issuer: "https://accounts.google.com", mayJoin: true },
      { id: v.GOOGLE_CLIENT_ID, secret: v.GOOGLE_CLIENT_SECRET },
    ),
  ),
  define(
    "oidc",
    z.object({
      OIDC_ISSUER: secureAddress.transform((address) => address.replace(/\/$/, "")),
      OIDC_CLIENT_ID: text,
      OIDC_CLIENT_SECRET: text,
      OIDC_NAME: text.default("Single sign-on"),
      OIDC_TRUST_EMAIL: flag.default(false),
    }),
    (v) =>
      openIdConnect(
        { id: "oidc", name: v.OIDC_NAME, issuer: v.OIDC_ISSUER, mayJoin: v.OIDC_TRUST_EMAIL },
        { id: v.OIDC_CLIENT_ID, secret: v.OIDC_CLIENT_SECRET },
      ),
  ),
];

export function readProviders(source?: Source) {
  const readings = PROVIDERS.map((read) => read(source));
  return {
    values: readings.flatMap(({ provider }) => provider ?? []),
    problems: readings.flatMap(({ problems }) => problems),
  };
}

/**
 * None where only a request's headers, in which anybody may have a say, could tell where they lead back to; on Vercel the
 * platform writes these.
 */
export function listIdentityProviders(): IdentityProvider[] {
  const { siteOrigin, isVercel } = getEnv();
  return siteOrigin === null && !isVercel ? [] : readProviders().values;
}

/** The provider of an issuer as the pages know it; its host name when it is not configured any more. */
export function nameIssuer(issuer: string): string {
  const provider = listIdentityProviders().find((known) => known.issuer === issuer.replace(/\/$/, ""));
  return provider?.id ?? (URL.canParse(issuer) ? new URL(issuer).hostname : issuer);
}
