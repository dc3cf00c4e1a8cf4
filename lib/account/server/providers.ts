import "server-only";
import GitHubProvider from "next-auth/providers/github";
import GoogleProvider from "next-auth/providers/google";
import type { Provider } from "next-auth/providers/index";
import type { UserinfoEndpointHandler } from "next-auth/providers/oauth";
import { z } from "zod";
import { getSettings } from "@/lib/server/settings";
import type { Settings } from "@/lib/settings";
import { withoutTrailingSlash } from "@/lib/text";

const TIMEOUT_MS = 8_000;

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
  id: string;
  name: string;
  issuer: string;
  /** Whether the provider itself hosts the mailbox. If missing, it is believed about every address it has verified. */
  hosts?: (person: z.infer<typeof personSchema>) => boolean;
  authProvider: Provider;
}

type Credentials<Id extends keyof Settings["signIn"]> = NonNullable<Settings["signIn"][Id]>;

const httpOptions = { timeout: TIMEOUT_MS };

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

const defineGitHub = (settings: Credentials<"github">): IdentityProvider => ({
  id: "github",
  name: "GitHub",
  issuer: "https://github.com",
  authProvider: GitHubProvider({
    clientId: settings.GITHUB_ID,
    clientSecret: settings.GITHUB_SECRET,
    httpOptions,
    checks: ["pkce", "state"],
    userinfo: { request: requestGitHubUser },
  }),
});

const defineGoogle = (settings: Credentials<"google">): IdentityProvider => ({
  id: "google",
  name: "Google",
  issuer: "https://accounts.google.com",
  // Other addresses were verified once, when the Google account was created, and may have changed hands since.
  hosts: ({ email, hd }) => Boolean(hd) || /@gmail\.com$/i.test(email ?? ""),
  authProvider: GoogleProvider({
    clientId: settings.GOOGLE_CLIENT_ID,
    clientSecret: settings.GOOGLE_CLIENT_SECRET,
    httpOptions,
    checks: ["pkce", "state", "nonce"],
  }),
});

const defineOidc = (settings: Credentials<"oidc">): IdentityProvider => ({
  id: "oidc",
  name: settings.OIDC_NAME,
  issuer: settings.OIDC_ISSUER,
  authProvider: {
    id: "oidc",
    name: settings.OIDC_NAME,
    type: "oauth",
    clientId: settings.OIDC_CLIENT_ID,
    clientSecret: settings.OIDC_CLIENT_SECRET,
    httpOptions,
    wellKnown: `${settings.OIDC_ISSUER}/.well-known/openid-configuration`,
    authorization: { params: { scope: "openid email profile" } },
    idToken: true,
    checks: ["pkce", "state", "nonce"],
    profile: ({ sub }: { sub: string }) => ({ id: sub }),
  },
});

/**
 * In the order of the sign-in buttons. Requires SITE_URL, because clients could forge the callback URL. Vercel sets its
 * headers itself.
 */
export function listIdentityProviders(): IdentityProvider[] {
  const { siteUrl, isVercel, signIn } = getSettings();
  if (siteUrl === null && !isVercel) return [];
  const { github, google, oidc } = signIn;
  return [github && defineGitHub(github), google && defineGoogle(google), oidc && defineOidc(oidc)].filter(
    (provider) => provider !== null,
  );
}

/** Returns an issuer's id and display name. If the issuer is no longer configured, its host is used for both. */
export function describeIssuer(issuer: string): { id: string; name: string } {
  const known = listIdentityProviders().find((provider) => provider.issuer === withoutTrailingSlash(issuer));
  const host = URL.canParse(issuer) ? new URL(issuer).hostname : issuer;
  return known ?? { id: host, name: host };
}
