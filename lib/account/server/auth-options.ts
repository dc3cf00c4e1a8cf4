import "server-only";
import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import type { Provider } from "next-auth/providers/index";
import { type Outcome, refuse } from "@/lib/account/replies";
import { toCanonicalEmail } from "@/lib/account/requests";
import { NAME_MAX_CHARACTERS, toSafeReturnPath } from "@/lib/account/rules";
import { FORBIDDEN_IN_ONE_LINE } from "@/lib/text";
import { StoreUnavailable } from "@/lib/server/database/store";
import { logThrown } from "@/lib/server/http/handle-api";
import { log } from "@/lib/server/log";
import { findByEmail, noteProviderSignIn, type SessionUser } from "./accounts";
import { composeProviderAdded, sendLater } from "./mails";
import { signInWithPassword } from "./password-flows";
import { listIdentityProviders, personSchema } from "./providers";
import { type AuthSettings, continueSession, SESSION_IDLE_SECONDS, startSession } from "./sessions";
import { getAccountSettings } from "./settings";
import type { Visitor } from "./visitor";

const FORBIDDEN_CHARACTERS = new RegExp(FORBIDDEN_IN_ONE_LINE, "gu");

function toName(name: string, email: string): string {
  const clean = name.replaceAll(FORBIDDEN_CHARACTERS, " ").trim() || (email.split("@")[0] ?? email);
  return Array.from(clean).slice(0, NAME_MAX_CHARACTERS).join("");
}

/** Lets somebody in for whom a provider vouches. Identities and accounts meet by a verified address, and by nothing else. */
async function signInWithProvider(
  method: string,
  profile: unknown,
  { browser }: Visitor,
): Promise<Outcome<{ user: SessionUser }>> {
  const { iss: issuer, sub: subject, ...person } = personSchema.parse(profile);
  const email = toCanonicalEmail(person.email ?? "");
  if (person.email_verified !== true || !email) return refuse("auth/oauth-email-not-verified");
  const { isRegistrationOpen, hasMail } = getAccountSettings();
  const provider = listIdentityProviders().find(({ id }) => id === method);
  const user = await noteProviderSignIn({
    method,
    browser,
    issuer,
    subject,
    email,
    name: toName(person.name ?? "", email),
    mayCreate: isRegistrationOpen,
    mayJoin: provider?.mayJoin ?? false,
  });
  if (!user) return refuse((await findByEmail(email)) ? "auth/account-exists" : "auth/registration-closed");
  if (user.isJoined && hasMail) sendLater(email, async () => composeProviderAdded(provider?.name ?? method));
  return { ok: true, user };
}

/** Codes only: what next-auth would add holds addresses, tokens and the texts of third parties. */
const logger = {
  error: (code: string) => log(code === "JWT_SESSION_ERROR" ? "info" : "warn", "auth-problem", { code }),
  warn: (code: string) => log("debug", "auth-warning", { code }),
  debug: () => {},
};

/** What a sign-in has come to: next-auth hands on neither a refusal nor an error. */
export interface Attempt {
  outcome?: Outcome<{ user: SessionUser }>;
  error?: unknown;
}

/** next-auth's options for one request: which ways in there are, and what a session holds. */
export function createAuthOptions(
  { secret, usesHttps }: AuthSettings,
  provider: Provider | undefined,
  visitor: Visitor,
  attempt: Attempt,
): NextAuthOptions {
  return {
    secret,
    useSecureCookies: usesHttps,
    session: { strategy: "jwt", maxAge: SESSION_IDLE_SECONDS },
    logger,
    providers: [
      ...(provider ? [provider] : []),
      // `signIn` finds out who it is.
      CredentialsProvider({ credentials: {}, authorize: () => ({ id: "" }) }),
    ],
    callbacks: {
      async signIn({ account, profile, credentials }) {
        try {
          attempt.outcome =
            account?.type === "oauth"
              ? await signInWithProvider(account.provider, profile, visitor)
              : await signInWithPassword(credentials, visitor);
        } catch (error) {
          attempt.error = error;
        }
        return attempt.outcome?.ok ?? false;
      },
      // Relative, so that localhost and 127.0.0.1 do not lose each other's cookies.
      redirect: async ({ url, baseUrl }) =>
        toSafeReturnPath(url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url) ?? "/",
      async jwt({ token }) {
        if (attempt.outcome?.ok) return startSession(attempt.outcome.user);
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
