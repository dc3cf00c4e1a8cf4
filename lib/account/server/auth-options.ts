import "server-only";
import { headers as readHeaders } from "next/headers";
import type { NextAuthOptions, User } from "next-auth";
import type { Provider } from "next-auth/providers/index";
import CredentialsProvider from "next-auth/providers/credentials";
import { type AccountCode, LOGIN_PATH } from "@/lib/account/replies";
import { signInSchema, toCanonicalEmail } from "@/lib/account/requests";
import { NAME_MAX_CHARACTERS, toSafeReturnPath } from "@/lib/account/rules";
import { FORBIDDEN_IN_ONE_LINE } from "@/lib/one-line-text";
import { StoreUnavailable } from "@/lib/server/database/store";
import { getEnv } from "@/lib/server/env";
import { logThrown } from "@/lib/server/http/handle-api";
import { log } from "@/lib/server/log";
import { findByEmail, noteProviderSignIn, type SessionUser, sessionUserSchema } from "./accounts";
import { canSendLinks, composeProviderAdded, sendLater } from "./mails";
import { type Outcome, refuse } from "./outcome";
import { signInWithPassword } from "./password-flows";
import { listIdentityProviders, readPerson } from "./providers";
import { type AuthSettings, continueSession, SESSION_IDLE_SECONDS, startSession } from "./sessions";
import { readVisitor } from "./visitor";

/** next-auth carries a refusal out of a sign-in as an error's text, which the handler reads again. */
class SignInRefused extends Error {}

/** The user of a sign-in; throws `SignInRefused`: a code, and perhaps seconds to wait. */
async function admit(signIn: () => Promise<Outcome<{ user: SessionUser }>>): Promise<SessionUser> {
  let outcome: Outcome<{ user: SessionUser }>;
  try {
    outcome = await signIn();
  } catch (error) {
    // next-auth swallows what is thrown here.
    if (!(error instanceof StoreUnavailable)) logThrown(error, { route: "/api/auth" });
    outcome = refuse(error instanceof StoreUnavailable ? "auth/accounts-unavailable" : "auth/unknown");
  }
  if (outcome.ok) return outcome.user;
  throw new SignInRefused(`${outcome.code};${outcome.retryAfterSeconds ?? ""}`);
}

const FORBIDDEN_CHARACTERS = new RegExp(FORBIDDEN_IN_ONE_LINE, "gu");

function toName(name: string, email: string): string {
  const clean = name.replaceAll(FORBIDDEN_CHARACTERS, " ").trim() || (email.split("@")[0] ?? email);
  return Array.from(clean).slice(0, NAME_MAX_CHARACTERS).join("");
}

/** Lets somebody in for whom a provider vouches. Identities and accounts meet by a verified address, and by nothing else. */
async function signInWithProvider(providerId: string, answer: User): Promise<Outcome<{ user: SessionUser }>> {
  const { id: subject, issuer, name, email: text, isEmailVerified } = readPerson(answer);
  const email = toCanonicalEmail(text ?? "");
  if (!isEmailVerified || !email) return refuse("auth/oauth-email-not-verified");
  const provider = listIdentityProviders().find(({ id }) => id === providerId);
  const user = await noteProviderSignIn({
    method: providerId,
    browser: readVisitor(new Headers(await readHeaders())).browser,
    issuer,
    subject,
    email,
    name: toName(name ?? "", email),
    mayCreate: getEnv().isRegistrationOpen,
    mayJoin: provider?.mayJoin ?? false,
  });
  if (user) {
    if (user.isJoined && canSendLinks())
      sendLater(email, async () => composeProviderAdded(provider?.name ?? providerId));
    return { ok: true, user };
  }
  return refuse((await findByEmail(email)) ? "auth/account-exists" : "auth/registration-closed");
}

/** Codes only: what next-auth would add holds addresses, tokens and the texts of third parties. */
const logger = {
  error: (code: string) => log(code === "JWT_SESSION_ERROR" ? "info" : "warn", "auth-problem", { code }),
  warn: (code: string) => log("debug", "auth-warning", { code }),
  debug: () => {},
};

/** The login page with the reason why it is shown. */
export function loginPathFor(code: AccountCode): string {
  return `${LOGIN_PATH}?error=${encodeURIComponent(code)}`;
}

/** next-auth's options: which ways in there are, and what a session holds. */
export function createAuthOptions({ secret, usesHttps }: AuthSettings, provider: Provider | null): NextAuthOptions {
  return {
    secret,
    useSecureCookies: usesHttps,
    session: { strategy: "jwt", maxAge: SESSION_IDLE_SECONDS },
    jwt: { maxAge: SESSION_IDLE_SECONDS },
    pages: { signIn: LOGIN_PATH, error: LOGIN_PATH, signOut: "/" },
    logger,
    providers: [
      ...(provider ? [provider] : []),
      CredentialsProvider({
        credentials: { email: {}, password: {} },
        authorize: (credentials, request) =>
          admit(async () => {
            const typed = signInSchema.safeParse(credentials);
            if (!typed.success) return refuse("auth/invalid-credentials");
            return signInWithPassword(typed.data, readVisitor(new Headers(request.headers)));
          }),
      }),
    ],
    callbacks: {
      async signIn({ user, account }) {
        // `jwt` below meets the same object again.
        if (account?.type === "oauth")
          Object.assign(user, await admit(() => signInWithProvider(account.provider, user)));
        return true;
      },
      // Relative, so that localhost and 127.0.0.1 do not lose each other's cookies.
      redirect: async ({ url, baseUrl }) =>
        toSafeReturnPath(url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url) ?? "/",
      async jwt({ token, user, account }) {
        if (account) return startSession(sessionUserSchema.parse(user));
        let session: typeof token | null;
        try {
          session = await continueSession(token);
        } catch (error) {
          // A store that cannot be asked ends nothing.
          if (!(error instanceof StoreUnavailable)) logThrown(error, { route: "/api/auth/session" });
          return token;
        }
        // next-auth answers an error by clearing the cookie.
        if (!session) throw new Error("The session has ended");
        return session;
      },
      session: async ({ session, token }) => ({
        user: { name: token.name, email: token.email },
        expires: session.expires,
      }),
    },
  };
}
