import "server-only";
import NextAuth from "next-auth";
import { NextRequest } from "next/server";
import { ACCOUNT_BODY_LIMIT_BYTES } from "@/lib/account/limits";
import { refuse } from "@/lib/server/accounts/outcome";
import { readBody } from "@/lib/server/http/read-body";
import { readRequestId } from "@/lib/server/http/request-id";
import { log } from "@/lib/server/log";
import { getAuthEnvironment, type AuthEnvironment } from "./auth-environment";
import { createAuthOptions } from "./auth-options";
import { findRefusal, loginPathFor, toRefusalResponse } from "./auth-replies";
import { addHintCookie } from "./session-cookies";

/** What a browser of this site has a use for. The library's other actions (its log, its built-in pages) are closed. */
const ACTIONS: Record<string, readonly string[]> = {
  GET: ["session", "csrf", "providers", "callback", "signin", "error"],
  POST: ["signin", "callback", "signout"],
};

interface RouteContext {
  params: Promise<{ nextauth: string[] }>;
}

/** Any base will do: only the path and the query of an address count. */
const SOMEWHERE = "http://localhost";

function isJson(headers: Headers): boolean {
  return headers.get("content-type")?.includes("application/json") ?? false;
}

/** The request with a body that is known to be small and whole; the query of a POST is nobody's business. */
async function rebuildRequest(request: Request): Promise<NextRequest | Response> {
  if (request.method !== "POST") return new NextRequest(request.url, { headers: request.headers });
  const body = await readBody(request, ACCOUNT_BODY_LIMIT_BYTES);
  if (!body.ok) return Response.json({ ok: false }, { status: body.reason === "too-large" ? 413 : 400 });
  if (isJson(request.headers)) {
    try {
      JSON.parse(body.text);
    } catch {
      return Response.json({ ok: false }, { status: 400 });
    }
  }
  const url = new URL(request.url);
  url.search = "";
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  return new NextRequest(url, { method: "POST", headers, body: body.text });
}

/** next-auth's own origin, by which it makes redirects absolute. */
function toRelative(address: string): string {
  const url = new URL(address, SOMEWHERE);
  const own = new URL(process.env.NEXTAUTH_URL ?? `${SOMEWHERE}:3000`).origin;
  return url.origin === own ? `${url.pathname}${url.search}${url.hash}` : address;
}

/** Turns the library's redirects to its own pages into the login page with a code, and its JSON into ours. */
async function translate(response: Response, request: NextRequest): Promise<Response> {
  const wasDenied = request.nextUrl.searchParams.get("error") === "access_denied";
  const location = response.headers.get("Location");
  if (location) {
    const refusal = findRefusal(new URL(location, SOMEWHERE), wasDenied);
    response.headers.set("Location", refusal ? loginPathFor(refusal) : toRelative(location));
    return response;
  }
  if (request.method !== "POST") return response;
  const reply: unknown = await response.clone().json();
  if (typeof reply !== "object" || reply === null || !("url" in reply) || typeof reply.url !== "string")
    return response;
  const refusal = findRefusal(new URL(reply.url, SOMEWHERE), wasDenied);
  if (refusal) return toRefusalResponse(refusal, response.headers);
  return Response.json({ ok: true, url: toRelative(reply.url) }, { headers: response.headers });
}

async function serve(request: Request, context: RouteContext, auth: AuthEnvironment): Promise<Response> {
  const rebuilt = await rebuildRequest(request);
  if (rebuilt instanceof Response) return rebuilt;
  const response: Response = await NextAuth(rebuilt, context, createAuthOptions(auth));
  const translated = await translate(response, rebuilt);
  addHintCookie(translated.headers, auth);
  return translated;
}

/** What the pages hear when there are no accounts: nobody is signed in, there is no way in. */
function answerWithoutAccounts(action: string, method: string): Response {
  if (method === "GET" && (action === "session" || action === "providers")) return Response.json({});
  return toRefusalResponse(refuse("auth/accounts-unavailable"));
}

function answerFailure(request: Request): Response {
  if (request.method === "POST") return toRefusalResponse(refuse("auth/unknown"));
  return new Response(null, { status: 302, headers: { Location: loginPathFor(refuse("auth/unknown")) } });
}

/** The one door to next-auth: known actions, small bodies, and an answer whatever happens inside. */
export async function handleAuth(request: Request, context: RouteContext): Promise<Response> {
  const [action = ""] = (await context.params).nextauth;
  if (!ACTIONS[request.method]?.includes(action)) return Response.json({ ok: false }, { status: 404 });

  const requestId = readRequestId(request.headers);
  const startedAt = performance.now();
  let response: Response;
  try {
    const auth = getAuthEnvironment();
    response = auth ? await serve(request, context, auth) : answerWithoutAccounts(action, request.method);
  } catch (error) {
    log("error", "api-thrown", {
      requestId,
      route: "/api/auth",
      error: error instanceof Error ? error.name : "unknown",
    });
    response = answerFailure(request);
  }
  const ms = Math.round(performance.now() - startedAt);
  const { status } = response;
  log(status >= 500 ? "error" : status >= 400 ? "warn" : "info", "api-request", {
    requestId,
    route: `/api/auth/${action}`,
    status,
    ms,
  });
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Request-Id", requestId);
  return response;
}
