import "server-only";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { decode } from "next-auth/jwt";
import type { Provider } from "next-auth/providers/index";
import { z } from "zod";
import { site } from "@/content/site";
import { type AccountCode, type AccountRefusal, LOGIN_PATH, toAccountCode } from "@/lib/account/replies";
import { levelOf, logThrown, readRequestId } from "@/lib/server/http/handle-api";
import { readJsonBody } from "@/lib/server/http/read-body";
import { log } from "@/lib/server/log";
import { createAuthOptions, loginPathFor } from "./auth-options";
import { answerRefusal } from "./handle-account";
import { refuse } from "./outcome";
import { listIdentityProviders } from "./providers";
import { addHintCookie, type AuthSettings, getAuthSettings, nameCookie } from "./sessions";

/** What a browser of this site has a use for. The library's other actions (its log, its built-in pages) are closed. */
const ACTIONS: Record<string, readonly string[]> = {
  GET: ["session", "csrf", "providers", "callback"],
  POST: ["signin", "callback", "signout"],
};
const BUILT_IN_PAGES = new Set(["/api/auth/error", "/api/auth/signin", "/api/auth/signout", LOGIN_PATH]);

/** Any base will do: only the path and the query of a URL count. */
const SOMEWHERE = "http://localhost";

interface RouteContext {
  params: Promise<{ nextauth: string[] }>;
}

/** What a request to next-auth comes to. */
interface AuthReply {
  response: Response;
  /** For the log: a code, never a visitor's words. */
  code: string;
}

interface AuthAction {
  action: string;
  /** An identity provider's id. */
  providerId?: string;
}

/** What next-auth is asked for; null when this site has no use for it. */
function findAction(method: string, [action = "", provider]: readonly string[]): AuthAction | null {
  if (!ACTIONS[method]?.includes(action)) return null;
  if (action !== "signin" && action !== "callback") return { action };
  if (listIdentityProviders().some(({ id }) => id === provider)) return { action, providerId: provider };
  return method === "POST" && action === "callback" && provider === "credentials" ? { action } : null;
}

function reply(status: number, code: string, body: object = { ok: false, code }): AuthReply {
  return { response: Response.json(body, { status }), code };
}

/** Why somebody is not let in: JSON for a form of ours, the login page for a browser that comes from a provider. */
function replyRefusal(refusal: AccountRefusal, method: string, cookies: readonly string[] = []): AuthReply {
  const { status, body, headers, code } = answerRefusal(refusal);
  const url = loginPathFor(refusal.code);
  const response =
    method === "POST"
      ? Response.json({ ...body, url }, { status, headers })
      : new Response(null, { status: 302, headers: { Location: url } });
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return { response, code };
}

/** next-auth takes any value for the text that it expects, and falls over it. */
const fieldsSchema = z.record(z.string(), z.string());

/** The request with a body that is known to be small and whole. The query of a POST is nobody's business. */
async function rebuildRequest(request: Request): Promise<NextRequest | AuthReply> {
  const headers = new Headers(request.headers);
  if (request.method !== "POST") return new NextRequest(request.url, { headers });
  const json = await readJsonBody(request);
  const fields = json.ok ? fieldsSchema.safeParse(json.value).data : undefined;
  if (!fields) return reply(json.ok ? 400 : json.status, "auth/invalid-input");
  const url = new URL(request.url);
  url.search = "";
  headers.delete("content-length");
  return new NextRequest(url, { method: "POST", headers, body: JSON.stringify(fields) });
}

/** Whether a browser that comes back from a provider was sent there by this site. */
async function hasValidState({ cookies, nextUrl }: NextRequest, settings: AuthSettings): Promise<boolean> {
  const name = nameCookie(settings, "state");
  const token = cookies.get(name)?.value;
  if (!token) return false;
  const state = await decode({ token, secret: settings.secret, salt: name }).catch(() => null);
  return state !== null && state.value === nextUrl.searchParams.get("state");
}

/** A provider with all that next-auth needs, or the code of why it is not asked. */
async function prepareProvider(
  id: string,
  request: NextRequest,
  action: string,
  settings: AuthSettings,
): Promise<Provider | AccountCode> {
  if (action === "callback") {
    if (!(await hasValidState(request, settings))) return "auth/oauth-failed";
    if (request.nextUrl.searchParams.get("error") === "access_denied") return "auth/oauth-denied";
  }
  try {
    const provider = listIdentityProviders().find((known) => known.id === id);
    return (await provider?.configure()) ?? "auth/oauth-failed";
  } catch (error) {
    log("warn", "provider-unreachable", { provider: id, error: error instanceof Error ? error.name : "none" });
    return "auth/oauth-failed";
  }
}

/** next-auth's own origin, by which it makes redirects absolute. */
function toRelative(address: string): string {
  const url = new URL(address, SOMEWHERE);
  const own = new URL(process.env.NEXTAUTH_URL ?? `${SOMEWHERE}:3000`).origin;
  return url.origin === own ? `${url.pathname}${url.search}${url.hash}` : address;
}

/** Why next-auth sends a visitor to one of its own pages; null when it sends them where they wanted to go. */
function findRefusal(address: string): AccountRefusal | null {
  const { pathname, searchParams } = new URL(address, SOMEWHERE);
  if (searchParams.get("csrf") === "true") return refuse("auth/csrf");
  const error = searchParams.get("error");
  if (!BUILT_IN_PAGES.has(pathname) || error === null) return null;
  // `admit` in auth-options.ts has written it, or next-auth itself.
  const [code = "", seconds] = error.split(";");
  return refuse(toAccountCode(code), seconds ? { retryAfterSeconds: Number(seconds) } : {});
}

/** Turns the library's redirects to its own pages into the login page with a code, and its JSON into ours. */
async function translate(response: Response, method: string): Promise<AuthReply> {
  const { headers } = response;
  const answered: unknown =
    method === "POST"
      ? await response
          .clone()
          .json()
          .catch(() => null)
      : null;
  const body = z.object({ url: z.string() }).safeParse(answered).data;
  const address = headers.get("Location") ?? body?.url;
  if (address === undefined) return { response, code: response.ok ? "done" : "auth/unknown" };
  const refusal = findRefusal(address);
  if (refusal) return replyRefusal(refusal, body ? "POST" : "GET", headers.getSetCookie());
  if (body) return { response: Response.json({ ok: true, url: toRelative(address) }, { headers }), code: "done" };
  headers.set("Location", toRelative(address));
  return { response, code: "done" };
}

/** What the pages hear when there are no accounts: nobody is signed in, there is no way in. */
function replyWithoutAccounts(action: string, method: string): AuthReply {
  const isQuestion = action === "session" || action === "providers";
  return isQuestion ? reply(200, "done", {}) : replyRefusal(refuse("auth/accounts-unavailable"), method);
}

async function serve(request: Request, context: RouteContext, { action, providerId }: AuthAction): Promise<AuthReply> {
  const settings = getAuthSettings();
  if (!settings) return replyWithoutAccounts(action, request.method);
  const rebuilt = await rebuildRequest(request);
  if (!(rebuilt instanceof NextRequest)) return rebuilt;
  // The library reads its own address here, never from a request's headers, in which somebody else could have a say.
  if (settings.origin) process.env.NEXTAUTH_URL = settings.origin;
  if (action === "providers") {
    return reply(200, "done", Object.fromEntries(listIdentityProviders().map(({ id, name }) => [id, { id, name }])));
  }
  const provider = providerId ? await prepareProvider(providerId, rebuilt, action, settings) : null;
  if (typeof provider === "string") return replyRefusal(refuse(provider), request.method);
  const response: Response = await NextAuth(rebuilt, context, createAuthOptions(settings, provider));
  const result = await translate(response, request.method);
  addHintCookie(result.response.headers, settings);
  return result;
}

/** The one entry to next-auth: own pages, known actions, small bodies, and an answer whatever happens inside. */
export async function handleAuth(request: Request, context: RouteContext): Promise<Response> {
  const startedAt = performance.now();
  const requestId = readRequestId(request.headers);
  const found = site.accounts ? findAction(request.method, (await context.params).nextauth) : null;
  // An action that nobody knows is a visitor's own word.
  const route = found ? `/api/auth/${found.action}` : "/api/auth";
  let result: AuthReply;
  try {
    result = found ? await serve(request, context, found) : reply(404, "not-found", { ok: false });
  } catch (error) {
    logThrown(error, { requestId, route });
    result = replyRefusal(refuse("auth/unknown"), request.method);
  }
  const { response, code } = result;
  const ms = Math.round(performance.now() - startedAt);
  log(levelOf(request.method, response.status), "api-request", { requestId, route, status: response.status, code, ms });
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Request-Id", requestId);
  return response;
}
