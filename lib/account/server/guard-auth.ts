import "server-only";
import { NextRequest } from "next/server";
import { z } from "zod";
import { type AccountRefusal, parseError, refuse, toErrorPath, toUrlReply } from "@/lib/account/replies";
import { getEnv } from "@/lib/server/env";
import { readBody } from "@/lib/server/http/read-body";
import { answerRefusal, handleAccount, NOT_FOUND, refuseWithoutStore } from "./handle-account";
import { listIdentityProviders } from "./providers";
import { addHintCookie, type AuthSettings, getAuthSettings, readCookie } from "./sessions";

type RouteContext = { params: Promise<{ nextauth: string[] }> };
type Handler = (request: NextRequest, context: RouteContext) => Promise<Response>;

/** The allowed next-auth endpoints. The endpoints for logging and for signing in by email are blocked. */
const READS = ["GET providers", "GET csrf", "GET session", "GET signin", "GET error"];
const WRITES = ["POST callback/credentials", "POST signout"];
const OF_A_PROVIDER = ["POST signin", "GET callback"];

/** Browsers navigate to these endpoints, so errors redirect to a page instead of returning JSON. */
const PAGES = ["GET signin", "GET error", "GET callback"];

/** next-auth crashes if a field is not a string. */
const fieldsSchema = z.record(z.string(), z.string());
const replySchema = z.looseObject({ url: z.string().optional() });

/** Checks the OAuth state cookie before next-auth contacts the provider. */
async function checkCallback(query: URLSearchParams, id: string, settings: AuthSettings) {
  const state = await readCookie(settings, "state");
  if (state?.provider !== id || state?.value !== query.get("state")) return refuse("auth/oauth-failed");
  return query.get("error") === "access_denied" ? refuse("auth/oauth-denied") : null;
}

/** next-auth redirects to its own pages only after an error. */
function readRefusal(url: string): AccountRefusal | null {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  if (!/^\/api\/auth\/(?:error|signin|signout)$/.test(pathname)) return null;
  if (searchParams.has("csrf")) return refuse("auth/csrf");
  const error = searchParams.get("error") ?? "";
  return error.startsWith("auth/") ? parseError(error) : refuse("auth/oauth-failed");
}

export function guardAuth(handler: Handler) {
  return async function handle(request: NextRequest, context: RouteContext): Promise<Response> {
    const { method, url, nextUrl } = request;
    const path = (await context.params).nextauth.join("/");
    const provider = listIdentityProviders().find(({ id }) => path.endsWith(`/${id}`));
    const asked = `${method} ${provider ? path.slice(0, -provider.id.length - 1) : path}`;
    const isKnown = (provider ? OF_A_PROVIDER : [...READS, ...WRITES]).includes(asked);
    let isPage = PAGES.includes(asked);

    function answer(refusal: AccountRefusal, givenStatus?: number) {
      const { status, code, headers } = answerRefusal(refusal, givenStatus);
      if (isPage) return { status: 302, code, body: null, headers: { Location: toErrorPath(refusal) } };
      return { status, code, body: toUrlReply(refusal, getEnv().origin ?? url), headers };
    }

    async function serve() {
      if (!isKnown) return NOT_FOUND;
      const settings = getAuthSettings();
      if (!settings && path === "session") return { status: 200, code: "done", body: {} };
      if (!settings) return refuseWithoutStore();
      if (path === "error") return parseError(nextUrl.searchParams.get("error") ?? "");
      let passed = request;
      if (method === "POST") {
        const read = await readBody(request, ["application/json", "application/x-www-form-urlencoded"]);
        const fields = read.ok ? fieldsSchema.safeParse(read.value).data : undefined;
        if (!fields) return answer(refuse("auth/invalid-input"), read.ok ? 400 : read.status);
        isPage = fields.json !== "true";
        const headers = { "Content-Type": "application/json" };
        passed = new NextRequest(url, { method, headers, body: JSON.stringify(fields) });
      }
      const isCallback = provider && method === "GET";
      const denied = isCallback && (await checkCallback(nextUrl.searchParams, provider.id, settings));
      if (denied) return denied;

      const response = await handler(passed, context);
      const { status, headers } = response;
      const location = headers.get("Location");
      const body = location ? null : replySchema.parse(await response.json());
      const refusal = readRefusal(location ?? body?.url ?? "");
      if (refusal) return refusal;
      addHintCookie(headers, settings);
      return { status, code: "done", body, headers };
    }

    return handleAccount(isKnown ? `/api/auth/${path}` : "/api/auth", serve, answer)(request);
  };
}
