import "server-only";
import NextAuth from "next-auth";
import { refuse } from "./outcome";
import { levelOf, logThrown, readRequestId } from "@/lib/server/http/handle-api";
import { log } from "@/lib/server/log";
import { type AuthEnvironment, getAuthEnvironment } from "./auth-environment";
import { createAuthOptions } from "./auth-options";
import { type AuthReply, loginPathFor, replyRefusal, translateReply } from "./auth-replies";
import { findAction, rebuildRequest } from "./auth-request";
import { addHintCookie } from "./session-cookies";

interface RouteContext {
  params: Promise<{ nextauth: string[] }>;
}

function replyStatus(status: number, code: string, body: object = { ok: false }): AuthReply {
  return { response: Response.json(body, { status }), code };
}

async function serve(request: Request, context: RouteContext, auth: AuthEnvironment): Promise<AuthReply> {
  const rebuilt = await rebuildRequest(request);
  if (!rebuilt.ok) return replyStatus(rebuilt.status, rebuilt.code);
  // next-auth reads its own address here, never from a request's headers, in which somebody else could have a say.
  if (auth.origin) process.env.NEXTAUTH_URL = auth.origin;
  const response: Response = await NextAuth(rebuilt.request, context, createAuthOptions(auth));
  const reply = await translateReply(response, rebuilt.request);
  addHintCookie(reply.response.headers, auth);
  return reply;
}

/** What the pages hear when there are no accounts: nobody is signed in, there is no way in. */
function replyWithoutAccounts(action: string, method: string): AuthReply {
  const isQuestion = method === "GET" && (action === "session" || action === "providers");
  return isQuestion ? replyStatus(200, "done", {}) : replyRefusal(refuse("auth/accounts-unavailable"));
}

function replyFailure(method: string): AuthReply {
  if (method === "POST") return replyRefusal(refuse("auth/unknown"));
  const headers = { Location: loginPathFor("auth/unknown") };
  return { response: new Response(null, { status: 302, headers }), code: "auth/unknown" };
}

/** `action` is null when it is none that is served. */
async function decide(request: Request, context: RouteContext, action: string | null): Promise<AuthReply> {
  if (action === null) return replyStatus(404, "not-found");
  const auth = getAuthEnvironment();
  return auth ? serve(request, context, auth) : replyWithoutAccounts(action, request.method);
}

/** The one door to next-auth: own pages, known actions, small bodies, and an answer whatever happens inside. */
export async function handleAuth(request: Request, context: RouteContext): Promise<Response> {
  const startedAt = performance.now();
  const requestId = readRequestId(request.headers);
  const segments = (await context.params).nextauth;
  const action = findAction(request.method, segments);
  // An action that nobody knows is a visitor's own word.
  const route = action === null ? "/api/auth" : `/api/auth/${action}`;
  let reply: AuthReply;
  try {
    reply = await decide(request, context, action);
  } catch (error) {
    logThrown(error, { requestId, route });
    reply = replyFailure(request.method);
  }
  const { response, code } = reply;
  const ms = Math.round(performance.now() - startedAt);
  const { status } = response;
  log(levelOf(request.method, status), "api-request", { requestId, route, status, code, ms });
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Request-Id", requestId);
  return response;
}
