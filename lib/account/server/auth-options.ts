import "server-only";
import { headers as readHeaders } from "next/headers";
import type { Account, NextAuthOptions, User } from "next-auth";
import type { JWT } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { toSafeReturnPath } from "@/lib/account/safe-return-path";
import { admitIdentity, findLinkedUser } from "./provider-sign-in";
import { judgeSession, type Subject } from "./session-subject";
import { completeSignIn } from "./sign-in";
import { readVisit } from "./visit";
import { StoreUnavailable } from "@/lib/server/database/store";
import { withStore } from "@/lib/server/database/with-store";
import { getEnv } from "@/lib/server/env";
import { logThrown } from "@/lib/server/http/handle-api";
import { log } from "@/lib/server/log";
import { type AuthEnvironment, SESSION_IDLE_SECONDS } from "./auth-environment";
import { LOGIN_PATH, loginPathFor } from "./auth-replies";
import { authorize } from "./authorize";
import { listIdentityProviders, readPerson } from "./providers";
import { readSession } from "./read-session";
import { nowInSeconds, readClaims, writeToken } from "./session-token";

/** Lets somebody in whom a provider vouches for, or says at the login page why not. */
async function admit(user: User, account: Account): Promise<true | string> {
  const { id, ...person } = readPerson(user);
  const session = await readSession();
  if (session.kind === "unknown") return loginPathFor("auth/accounts-unavailable");
  const identity = { provider: account.provider, providerAccountId: id, ...person };
  const rules = {
    currentUserId: session.kind === "signed-in" ? session.subject.id : null,
    isRegistrationOpen: getEnv().isRegistrationOpen,
  };
  try {
    const outcome = await withStore((db) => admitIdentity(db, identity, rules));
    return outcome.ok || loginPathFor(outcome.code);
  } catch (error) {
    if (error instanceof StoreUnavailable) return loginPathFor("auth/accounts-unavailable");
    // next-auth swallows what is thrown here.
    logThrown(error, { route: "/api/auth" });
    return loginPathFor("auth/unknown");
  }
}

async function startProviderSession({ provider, providerAccountId }: Account): Promise<Subject> {
  const visit = readVisit(new Headers(await readHeaders()));
  const subject = await withStore(async (db) => {
    const linked = await findLinkedUser(db, provider, providerAccountId);
    return linked && completeSignIn(db, linked.id, provider, visit);
  });
  if (!subject) throw new Error("The account was deleted during its sign-in");
  return subject;
}

/** Ends the session: next-auth answers a thrown error by clearing the cookie. */
class SessionEnded extends Error {}

async function renewToken(token: JWT): Promise<JWT> {
  const claims = readClaims(token);
  const state = claims ? await judgeSession(claims) : ({ kind: "dead" } as const);
  if (!claims || state.kind === "dead") throw new SessionEnded();
  if (state.kind === "stale") return { ...token, stale: true };
  return writeToken(state.subject, claims.authTime);
}

/** Codes only: what next-auth would add holds addresses, tokens and the texts of third parties. */
const logger = {
  error: (code: string) => log(code === "JWT_SESSION_ERROR" ? "info" : "warn", "auth-problem", { code }),
  warn: (code: string) => log("debug", "auth-warning", { code }),
  debug: () => {},
};

/** next-auth's options: which ways in there are, and what a session holds. Made anew for each request. */
export function createAuthOptions({ secret, usesHttps }: AuthEnvironment): NextAuthOptions {
  return {
    secret,
    useSecureCookies: usesHttps,
    session: { strategy: "jwt", maxAge: SESSION_IDLE_SECONDS },
    jwt: { maxAge: SESSION_IDLE_SECONDS },
    pages: { signIn: LOGIN_PATH, error: LOGIN_PATH, signOut: "/" },
    logger,
    providers: [
      ...listIdentityProviders(),
      CredentialsProvider({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        authorize: (credentials, request) => authorize(credentials, new Headers(request.headers)),
      }),
    ],
    callbacks: {
      signIn: async ({ user, account }) => (account?.type === "oauth" ? admit(user, account) : true),
      // Relative, so that localhost and 127.0.0.1 do not lose each other's cookies.
      redirect: async ({ url, baseUrl }) =>
        toSafeReturnPath(url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url) ?? "/",
      jwt: async ({ token, user, account }) => {
        if (!account) return renewToken(token);
        if (account.type === "oauth") return writeToken(await startProviderSession(account), nowInSeconds());
        return writeToken(user as unknown as Subject, nowInSeconds());
      },
      session: async ({ session, token }) => ({
        user: { name: token.name, email: token.email },
        expires: session.expires,
        ...(token.stale === true && { stale: true }),
      }),
    },
  };
}
