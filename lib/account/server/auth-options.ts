import "server-only";
import { headers } from "next/headers";
import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import GitHubProvider from "next-auth/providers/github";
import GoogleProvider from "next-auth/providers/google";
import type { Provider } from "next-auth/providers/index";
import type { UserinfoEndpointHandler } from "next-auth/providers/oauth";
import { z } from "zod";
import { formatError, refuse } from "@/lib/account/replies";
import { toSafeReturnPath } from "@/lib/account/rules";
import { StoreUnavailable } from "@/lib/server/database/store";
import { log, logThrown } from "@/lib/server/log";
import { sessionUserSchema } from "./accounts";
import { type SignInOutcome, signInWithPassword, signInWithProvider } from "./flows";
import { readVisitor, refuseWithoutStore, type Visitor } from "./handle-account";
import { type IdentityProvider, listIdentityProviders } from "./providers";
import { continueSession, getAuthSettings, SESSION_IDLE_SECONDS, startSession } from "./sessions";

const TIMEOUT_MS = 8_000;

const settings = getAuthSettings();
// next-auth would otherwise read its own URL from headers that clients can forge.
if (settings?.origin) process.env.NEXTAUTH_URL = settings.origin;

const githubEmailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** GitHubProvider's own request takes an address whether GitHub has verified it or not. */
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

function toProvider({ id, name, issuer, clientId, clientSecret }: IdentityProvider): Provider {
  const options = { clientId, clientSecret, httpOptions: { timeout: TIMEOUT_MS } };
  if (id === "github") {
    return GitHubProvider({ ...options, checks: ["pkce", "state"], userinfo: { request: requestGitHubUser } });
  }
  if (id === "google") return GoogleProvider({ ...options, checks: ["pkce", "state", "nonce"] });
  return {
    ...options,
    id,
    name,
    type: "oauth",
    wellKnown: `${issuer}/.well-known/openid-configuration`,
    authorization: { params: { scope: "openid email profile" } },
    idToken: true,
    checks: ["pkce", "state", "nonce"],
    profile: ({ sub }: { sub: string }) => ({ id: sub }),
  };
}

/** The user who has signed in. A refusal is thrown as its code, because next-auth passes an error's message on. */
async function identify(signIn: (visitor: Visitor) => Promise<SignInOutcome>) {
  const outcome = await signIn(readVisitor(await headers())).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return refuseWithoutStore();
    logThrown(error, { route: "/api/auth/callback" });
    return refuse("auth/unknown");
  });
  if (!outcome.ok) throw new Error(formatError(outcome));
  return outcome.user;
}

export const authOptions: NextAuthOptions = {
  secret: settings?.secret,
  useSecureCookies: settings?.usesHttps,
  session: { strategy: "jwt", maxAge: SESSION_IDLE_SECONDS },
  pages: { signIn: "/login", error: "/login" },
  providers: [
    CredentialsProvider({
      credentials: { email: { label: "Email", type: "email" }, password: { label: "Password", type: "password" } },
      authorize: (credentials) => identify((visitor) => signInWithPassword(credentials, visitor)),
    }),
    ...listIdentityProviders().map(toProvider),
  ],
  callbacks: {
    async signIn({ user, account, profile }) {
      // `jwt` gets the same object.
      if (account?.type === "oauth") {
        Object.assign(user, await identify((visitor) => signInWithProvider(account.provider, profile, visitor)));
      }
      return true;
    },
    async jwt({ token, user }) {
      if (user) return startSession(sessionUserSchema.parse(user));
      const session = await continueSession(token).catch((error: unknown) => {
        // A store that cannot be asked ends nothing.
        if (!(error instanceof StoreUnavailable)) logThrown(error, { route: "/api/auth/session" });
        return token;
      });
      // next-auth answers an error by clearing the cookie.
      if (!session) throw new Error("The session has ended");
      return session;
    },
    session: ({ session: { expires }, token: { name, email } }) => ({ user: { name, email }, expires }),
    redirect: ({ url, baseUrl }) => `${baseUrl}${toSafeReturnPath(url, baseUrl) ?? "/"}`,
  },
  // Codes only: what next-auth would add holds addresses, tokens and the texts of third parties.
  logger: {
    error: (code) => log(code === "JWT_SESSION_ERROR" ? "info" : "warn", "auth-problem", { code }),
    warn: (code) => log("debug", "auth-warning", { code }),
    debug: () => {},
  },
};
