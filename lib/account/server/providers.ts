import "server-only";
import type { OAuthConfig } from "next-auth/providers/oauth";
import GithubProvider, { type GithubProfile } from "next-auth/providers/github";
import GoogleProvider, { type GoogleProfile } from "next-auth/providers/google";
import { z } from "zod";
import { getEnv } from "@/lib/server/env";
import { readTextUpTo } from "@/lib/server/http/read-body";

const PROVIDER_TIMEOUT_MS = 8_000;
const GITHUB_EMAILS_ADDRESS = "https://api.github.com/user/emails";

/** Hundreds of addresses fit in. */
const GITHUB_EMAILS_LIMIT_BYTES = 64 * 1024;

const httpOptions = { timeout: PROVIDER_TIMEOUT_MS };

/** What every provider's answer is reduced to. The address counts only when the provider has verified it. */
interface ProviderPerson {
  id: string;
  name: string | null;
  email: string | null;
  isEmailVerified: boolean;
}

const githubEmailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** Throws what `fetch` throws, and what an answer that is no JSON makes `JSON.parse` throw. */
async function findVerifiedGithubEmail(accessToken: string): Promise<string | undefined> {
  const response = await fetch(GITHUB_EMAILS_ADDRESS, {
    headers: { Authorization: `Bearer ${accessToken}`, Accept: "application/vnd.github+json" },
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    // The token is for this address only.
    redirect: "manual",
  });
  if (!response.ok) return undefined;
  const text = await readTextUpTo(response, GITHUB_EMAILS_LIMIT_BYTES);
  const emails = githubEmailsSchema.safeParse(JSON.parse(text ?? ""));
  return emails.data?.find(({ primary, verified }) => primary && verified)?.email;
}

/** next-auth would take any address that GitHub shows, verified or not. */
function github(client: { id: string; secret: string }): OAuthConfig<GithubProfile> {
  const provider = GithubProvider({ clientId: client.id, clientSecret: client.secret });
  return {
    ...provider,
    checks: ["pkce", "state"],
    httpOptions,
    userinfo: {
      url: "https://api.github.com/user",
      async request({ client: github, tokens }) {
        const accessToken = tokens.access_token ?? "";
        const person = await github.userinfo(accessToken);
        return { ...person, email: await findVerifiedGithubEmail(accessToken) };
      },
    },
    profile: ({ id, name, login, email }): ProviderPerson => ({
      id: String(id),
      name: name ?? login,
      email: email ?? null,
      isEmailVerified: Boolean(email),
    }),
  };
}

function google(client: { id: string; secret: string }): OAuthConfig<GoogleProfile> {
  return {
    ...GoogleProvider({ clientId: client.id, clientSecret: client.secret }),
    checks: ["pkce", "state", "nonce"],
    httpOptions,
    profile: ({ sub, name, email, email_verified }): ProviderPerson => ({
      id: sub,
      name: name ?? null,
      email: email ?? null,
      isEmailVerified: email_verified === true,
    }),
  };
}

interface OidcProfile extends Record<string, unknown> {
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
}

function oidc(client: { id: string; secret: string; issuer: string; name: string }): OAuthConfig<OidcProfile> {
  return {
    id: "oidc",
    name: client.name,
    type: "oauth",
    clientId: client.id,
    clientSecret: client.secret,
    wellKnown: `${client.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    idToken: true,
    checks: ["pkce", "state", "nonce"],
    authorization: { params: { scope: "openid email profile" } },
    httpOptions,
    profile: ({ sub, name, email, email_verified }): ProviderPerson => ({
      id: sub,
      name: name ?? null,
      email: email ?? null,
      isEmailVerified: email_verified === true,
    }),
  };
}

/**
 * The identity providers whose variables are complete, in the order in which they are offered. None where only a
 * request's headers, in which anybody may have a say, could tell where they lead back to; on Vercel the platform writes
 * these.
 */
export function listIdentityProviders() {
  const env = getEnv();
  if (env.siteOrigin === null && !env.isVercel) return [];
  return [env.github && github(env.github), env.google && google(env.google), env.oidc && oidc(env.oidc)].filter(
    (provider) => provider !== null,
  );
}

const personSchema = z.object({
  id: z.string().min(1),
  name: z.string().nullish(),
  email: z.string().nullish(),
  isEmailVerified: z.boolean(),
});

/** Reads back what `profile` above has made of a provider's answer. */
export function readPerson(user: unknown) {
  const { id, name, email, isEmailVerified } = personSchema.parse(user);
  return { id, name: name ?? null, email: email ?? null, isEmailVerified };
}
