import "server-only";
import { NextRequest } from "next/server";
import NextAuth, { type NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import type { Provider } from "next-auth/providers/index";
import { z } from "zod";
import { type AccountRefusal, refuse } from "@/lib/account/replies";
import { toSafeReturnPath } from "@/lib/account/rules";
import { StoreUnavailable } from "@/lib/server/database/store";
import { type ApiAnswer } from "@/lib/server/http/handle-api";
import { readJsonBody } from "@/lib/server/http/read-body";
import { log, logThrown } from "@/lib/server/log";
import { type SignInOutcome, signInWithPassword, signInWithProvider } from "./flows";
import { answerRefusal, handleAccount, NOT_FOUND, readVisitor } from "./handle-account";
import { type IdentityProvider, listIdentityProviders } from "./providers";
import {
  addHintCookie,
  type AuthSettings,
  continueSession,
  getAuthSettings,
  readCookie,
  SESSION_IDLE_SECONDS,
  startSession,
} from "./sessions";

/** What a browser of this site has a use for. The library's other actions (its log, its built-in pages) are closed. */
const ACTIONS = ["GET session", "GET csrf", "POST signout"];
const PROVIDER_ACTIONS = ["POST signin", "GET callback"];

/** Where next-auth sends a visitor who does not get further. */
const BUILT_IN_PAGE = /^\/api\/auth\/(?:error|signin|signout)$/;

type RouteContext = { params: Promise<{ nextauth: string[] }> };

/** next-auth takes any value for the text that it expects, and falls over it. */
const fieldsSchema = z.record(z.string(), z.string());

/** Codes only: what next-auth would add holds addresses, tokens and the texts of third parties. */
const logger = {
  error: (code: string) => log(code === "JWT_SESSION_ERROR" ? "info" : "warn", "auth-problem", { code }),
  warn: (code: string) => log("debug", "auth-warning", { code }),
  debug: () => {},
};

/** next-auth's options for one request, and what its sign-in comes to: next-auth hands on neither a refusal nor an error. */
function createOptions({ secret, usesHttps }: AuthSettings, provider: Provider | undefined, request: Request) {
  const attempt: { outcome?: SignInOutcome; error?: unknown } = {};
  const options: NextAuthOptions = {
    secret,
    useSecureCookies: usesHttps,
    session: { strategy: "jwt", maxAge: SESSION_IDLE_SECONDS },
    logger,
    // Who it is `signIn` finds out.
    providers: [provider ?? CredentialsProvider({ credentials: {}, authorize: () => ({ id: "" }) })],
    callbacks: {
      async signIn({ account, profile, credentials }) {
        const visitor = readVisitor(request.headers);
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
        const session = await continueSession(token).catch((error: unknown) => {
          // A store that cannot be asked ends nothing.
          if (!(error instanceof StoreUnavailable)) logThrown(error, { route: "/api/auth/session" });
          return token;
        });
        // next-auth answers an error by clearing the cookie.
        if (!session) throw new Error("The session has ended");
        return session;
      },
      session: async ({ session: { expires }, token: { name, email } }) => ({ user: { name, email }, expires }),
    },
  };
  return { options, attempt };
}

/** A provider with all that next-auth needs. A callback without our own state never contacts the provider. */
async function configure(provider: IdentityProvider, request: Request, settings: AuthSettings) {
  if (request.method === "GET") {
    const { searchParams } = new URL(request.url);
    const state = await readCookie(settings, "state");
    if (state?.value !== searchParams.get("state")) return refuse("auth/oauth-failed");
    if (searchParams.get("error") === "access_denied") return refuse("auth/oauth-denied");
  }
  try {
    return await provider.configure();
  } catch (error) {
    log("warn", "provider-unreachable", { provider: provider.id, error: error instanceof Error ? error.name : "none" });
    return refuse("auth/oauth-failed");
  }
}

async function serve(request: Request, context: RouteContext, provider?: IdentityProvider) {
  const { method, url } = request;
  const settings = getAuthSettings();
  if (!settings) throw new StoreUnavailable("not-configured");
  let body: string | undefined;
  if (method === "POST") {
    const json = await readJsonBody(request);
    const fields = json.ok ? fieldsSchema.safeParse(json.value).data : undefined;
    if (!fields) return answerRefusal(refuse("auth/invalid-input"), json.ok ? 400 : json.status);
    // Every redirect then comes as a header.
    body = JSON.stringify({ ...fields, json: "false" });
  }
  const configured = provider && (await configure(provider, request, settings));
  if (configured && "ok" in configured) return configured;
  const { options, attempt } = createOptions(settings, configured, request);
  const asked = new NextRequest(url, { method, headers: { "Content-Type": "application/json" }, body });
  const response: Response = await NextAuth(asked, context, options);
  if (attempt.error) throw attempt.error;
  if (attempt.outcome?.ok === false) return attempt.outcome;

  const { headers, status } = response;
  addHintCookie(headers, settings);
  const location = headers.get("Location");
  if (location === null) return { status, code: "done", body: await response.json(), headers };
  // Any base will do: only the path and the query count.
  const { pathname, searchParams } = new URL(location, "http://localhost");
  if (searchParams.has("csrf")) return refuse("auth/csrf");
  if (BUILT_IN_PAGE.test(pathname) && searchParams.has("error")) return refuse("auth/oauth-failed");
  if (method === "GET") return { status, code: "done", body: null, headers };
  headers.delete("Location");
  return { status: 200, code: "done", body: { ok: true, url: location }, headers };
}

/** For a browser that comes back from a provider. */
function redirectToLogin({ code }: AccountRefusal): ApiAnswer {
  return { status: 302, code, body: null, headers: { Location: `/login?error=${encodeURIComponent(code)}` } };
}

/** The one entry to next-auth: known actions, small bodies, and answers of ours whatever happens inside. */
export async function handleAuth(request: Request, context: RouteContext): Promise<Response> {
  const [action = "", id] = (await context.params).nextauth;
  const asked = `${request.method} ${action}`;
  const provider = listIdentityProviders().find((known) => known.id === id);
  const isKnown =
    ACTIONS.includes(asked) ||
    (provider ? PROVIDER_ACTIONS.includes(asked) : asked === "POST callback" && id === "credentials");
  // An action that nobody knows is a visitor's own word.
  const handle = handleAccount(
    isKnown ? `/api/auth/${action}` : "/api/auth",
    async () => {
      if (!isKnown) return NOT_FOUND;
      if (action === "session" && !getAuthSettings()) return { status: 200, code: "done", body: {} };
      return serve(request, context, provider);
    },
    asked === "GET callback" ? redirectToLogin : answerRefusal,
  );
  return handle(request);
}
