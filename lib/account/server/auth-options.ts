import "server-only";
import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { headers } from "next/headers";
import { formatError } from "@/lib/account/error-url";
import { fail } from "@/lib/result";
import { StoreUnavailable } from "@/lib/server/database/store";
import { log, logThrown } from "@/lib/server/log";
import { sessionUserSchema } from "./accounts";
import { signInWithPassword, signInWithProvider, type SignInResult } from "./flows";
import { failWithoutStore } from "./handle-account";
import { listIdentityProviders } from "./providers";
import {
  continueSession,
  getAuthSettings,
  HOST_COOKIES,
  SESSION_IDLE_SECONDS,
  signOut,
  startSession,
} from "./sessions";
import { readVisitor, type Visitor } from "./visitor";

const settings = getAuthSettings();
// Without this, next-auth would derive the site's URL from headers that clients can forge.
if (settings?.origin) process.env.NEXTAUTH_URL = settings.origin;

/** Throws errors whose message is the error code, because next-auth puts the message in its `?error=` parameter. */
async function identify(signIn: (visitor: Visitor) => Promise<SignInResult>) {
  const result = await signIn(readVisitor(await headers())).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return failWithoutStore();
    logThrown(error, { route: "/api/auth/callback" });
    return fail("auth/unknown");
  });
  if (!result.ok) throw new Error(formatError(result));
  return result.user;
}

/** `ownerName` is for the emails. */
export const makeAuthOptions = (ownerName: string): NextAuthOptions => ({
  secret: settings?.secret,
  useSecureCookies: settings?.usesHttps,
  cookies: settings?.usesHttps ? HOST_COOKIES : undefined,
  session: { strategy: "jwt", maxAge: SESSION_IDLE_SECONDS },
  // Signs the first token of a session. `session.maxAge` is only for those that follow.
  jwt: { maxAge: SESSION_IDLE_SECONDS },
  pages: { signIn: "/login", error: "/login" },
  providers: [
    CredentialsProvider({
      credentials: { email: { label: "Email", type: "email" }, password: { label: "Password", type: "password" } },
      authorize: (credentials) => identify((visitor) => signInWithPassword(credentials, visitor)),
    }),
    ...listIdentityProviders().map(({ authProvider }) => authProvider),
  ],
  callbacks: {
    async signIn({ user, account, profile }) {
      // Change `user` itself, because next-auth passes the same object to the `jwt` callback.
      if (account?.type === "oauth") {
        const signIn = (visitor: Visitor) => signInWithProvider(account.provider, profile, visitor, ownerName);
        Object.assign(user, await identify(signIn));
      }
      return true;
    },
    async jwt({ token, user }) {
      if (user) return startSession(sessionUserSchema.parse(user));
      const session = await continueSession(token).catch((error: unknown) => {
        // If the session cannot be checked, keep it.
        if (!(error instanceof StoreUnavailable)) logThrown(error, { route: "/api/auth/session" });
        return token;
      });
      // If this callback throws, next-auth clears the session cookie.
      if (!session) throw new Error("The session has ended");
      return session;
    },
    session: ({ session: { expires }, token: { name, email } }) => ({ user: { name, email }, expires }),
    redirect: ({ baseUrl }) => `${baseUrl}/`,
  },
  // If the database cannot be asked, next-auth still removes the cookie from this browser.
  events: { signOut: ({ token }) => signOut(token) },
  // Log only the codes: next-auth's details contain email addresses, tokens and text from third parties.
  logger: {
    error: (code) => log(code === "JWT_SESSION_ERROR" ? "info" : "warn", "auth-error", { code }),
    warn: (code) => log("debug", "auth-warning", { code }),
    debug: () => {},
  },
});
