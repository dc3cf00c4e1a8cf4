import "server-only";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { z } from "zod";
import { type AccountRefusal, refuse } from "@/lib/account/replies";
import { StoreUnavailable } from "@/lib/server/database/store";
import type { ApiAnswer } from "@/lib/server/http/handle-api";
import { readJsonBody } from "@/lib/server/http/read-body";
import { log } from "@/lib/server/log";
import { type Attempt, createAuthOptions } from "./auth-options";
import { answerRefusal, handleAccount } from "./handle-account";
import { type IdentityProvider, listIdentityProviders } from "./providers";
import { addHintCookie, type AuthSettings, getAuthSettings, readCookie } from "./sessions";
import { readVisitor } from "./visitor";

/** What a browser of this site has a use for. The library's other actions (its log, its built-in pages) are closed. */
const ACTIONS = ["GET session", "GET csrf", "GET callback", "POST signin", "POST callback", "POST signout"];
const PROVIDER_ACTIONS = ["signin", "callback"];

/** Where next-auth sends a visitor who does not get further. */
const BUILT_IN_PAGE = /^\/api\/auth\/(?:error|signin|signout)$/;

interface RouteContext {
  params: Promise<{ nextauth: string[] }>;
}

/** next-auth takes any value for the text that it expects, and falls over it. */
const fieldsSchema = z.record(z.string(), z.string());

/** The login page with a code, for a browser that comes back from a provider. */
function redirectToLogin({ code }: AccountRefusal): ApiAnswer {
  return { status: 302, code, body: null, headers: { Location: `/login?error=${encodeURIComponent(code)}` } };
}

/** A provider with all that next-auth needs. A callback that this site has not asked for asks nobody. */
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

async function serve(
  request: Request,
  context: RouteContext,
  provider?: IdentityProvider,
): Promise<ApiAnswer | AccountRefusal> {
  const { method } = request;
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
  const attempt: Attempt = {};
  const options = createAuthOptions(settings, configured, readVisitor(request.headers), attempt);
  const asked = new NextRequest(request.url, { method, headers: { "Content-Type": "application/json" }, body });
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

/** The one entry to next-auth: known actions, small bodies, and answers of ours whatever happens inside. */
export async function handleAuth(request: Request, context: RouteContext): Promise<Response> {
  const { method } = request;
  const [action = "", id] = (await context.params).nextauth;
  const provider = listIdentityProviders().find((known) => known.id === id);
  const isPasswordSignIn = method === "POST" && action === "callback" && id === "credentials";
  const isKnown =
    ACTIONS.includes(`${method} ${action}`) && (!PROVIDER_ACTIONS.includes(action) || provider || isPasswordSignIn);
  // An action that nobody knows is a visitor's own word.
  const route = isKnown ? `/api/auth/${action}` : "/api/auth";
  const handle = handleAccount(
    route,
    async () => {
      if (!isKnown) return { status: 404, code: "not-found", body: { ok: false } };
      if (action === "session" && !getAuthSettings()) return { status: 200, code: "done", body: {} };
      return serve(request, context, provider);
    },
    method === "GET" && action === "callback" ? redirectToLogin : answerRefusal,
  );
  return handle(request);
}
